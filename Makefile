PYTHON ?= python3
ARGS ?=

# What each target does is written once, in tools/dev.py; `make help` prints it.
help play test screens soak lint format bench lock audit setup clean:
	@$(PYTHON) tools/dev.py $@ $(ARGS)

.DEFAULT_GOAL := help
.PHONY: help play test screens soak lint format bench lock audit setup clean
