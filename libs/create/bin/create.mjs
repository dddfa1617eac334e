#!/usr/bin/env node
import { createFromCommandLine } from '../dist/index.js'

process.exitCode = await createFromCommandLine(process.argv.slice(2))
