.PHONY: build

# Leaves the runnable command at build/octavo.
build:
	@tools/seed-native
	@tools/gradle -q :cli:installNative
