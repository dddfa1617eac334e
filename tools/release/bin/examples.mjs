#!/usr/bin/env node
// Runs the examples, or those that are named: see ../src/examples/run-examples.ts. Takes minutes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compatibilityPage } from '../src/examples/compatibility-page.ts'
import { peerRanges } from '../src/examples/ends.ts'
import { runExamples } from '../src/examples/run-examples.ts'

const root = join(import.meta.dirname, '../../..')
const only = process.argv.slice(2).map((name) => `examples/${name}`)
const outcomes = await runExamples(root, { only, say: (line) => console.log(line) })
const failed = outcomes.filter(({ works }) => !works)
// Some alone are no table of all.
if (only.length === 0)
  writeFileSync(
    join(root, 'docs/compatibility.md'),
    compatibilityPage(peerRanges(root), outcomes, process.versions.node),
  )
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 || outcomes.length === 0 ? 1 : 0
