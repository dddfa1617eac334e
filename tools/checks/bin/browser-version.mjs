#!/usr/bin/env node
// What a result of stories and journeys depends on besides files: the browser they ran in.
import { execFileSync } from 'node:child_process'
import { findBrowser } from '../src/find-browser.ts'

console.log(execFileSync(await findBrowser(), ['--version'], { encoding: 'utf8' }).trim())
