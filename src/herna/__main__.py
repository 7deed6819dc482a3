"""`python -m herna` is the same as `herna`."""

from herna.cli import main

if __name__ == "__main__":
    main()
