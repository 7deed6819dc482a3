#!/bin/sh
# Starts the server in an image whose root is read-only. The compiler accepts only a folder that it can write to, so
# the machine code compiled at build time is copied into memory first.
set -eu
[ -d "$HERNA_CACHE" ] || cp -a /opt/herna/machine-code "$HERNA_CACHE"
exec /opt/herna/bin/herna serve "$@"
