#!/usr/bin/env node
/// <reference types="node" />
import { run } from "./command.ts";

process.exitCode = await run(process.argv.slice(2), console);
