# The doors of the house. `make` alone lists them.
.DEFAULT_GOAL := help
.PHONY: help demo build klibs test conformance peers matrix bench bench-java profile-jvm profile-native fuzz fuzz-conformance fuzz-typescript format clean
FUZZ_SECONDS := $(or $(SECONDS),60)

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 24

demo: build ## convert real documents to flex and back, and show sizes and times
	@examples/demo/run

build: ## make the octavo command: build/octavo
	@echo "build/octavo: building (minutes the first time, seconds after) ..."
	@tools/seed-native
	@tools/gradle -q :cli:installNative

klibs: ## compile the libraries for the targets that are not run here: Apple's, Windows, ARM Linux
	@tools/seed-native
	@tools/gradle -q -Poctavo.targets=all klibs

test: ## run everything that checks anything
	@tools/test

conformance: build ## check the vectors, and flex against the official readers and writers
	@conformance/generate/pack.py --check
	@conformance/generate/flex.py --check
	@conformance/run

peers:
	@tools/seed-native
	@tools/gradle -q :kotlin:conformance:programs :java:objects:conformanceProgram
	@tools/typescript peer

matrix: peers ## have every implementation read what every other one writes
	@conformance/matrix

bench: ## measure speed; results go to benchmarks/results
	@benchmarks/run

bench-java: ## measure plain Java objects beside other libraries; print tables, write benchmarks/results
	@ONLY=objects benchmarks/run

profile-jvm: ## draw flame graphs of the tiers; they go to build/profile
	@benchmarks/profile-jvm

profile-native: ## count the instructions of the tiers in the native binary
	@benchmarks/profile-native

fuzz: ## fuzz each target for SECONDS=60 seconds
	@tools/fuzz $(FUZZ_SECONDS)

fuzz-conformance: peers ## have every implementation agree on COUNT=1000 arbitrary schemas, values and changed messages of SEED=1
	@conformance/fuzz --seed $(or $(SEED),1) --count $(or $(COUNT),1000)

fuzz-typescript: ## give the TypeScript package a million changed messages of each wire
	@tools/typescript fuzz

format: ## format all sources
	@tools/gradle -q format
	@tools/lint/run --fix
	@tools/typescript format

clean: ## remove all that was built; downloads stay in the cache
	@git clean -fdXq -e '!.idea/'
