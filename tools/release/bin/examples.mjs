#!/usr/bin/env node
// Runs the examples: see ../src/examples/run-examples.ts. Takes minutes; less with some alone at one end:
//   examples.mjs [--newest] [name of an example …]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compatibilityPage } from '../src/examples/compatibility-page.ts'
import { peerRanges } from '../src/examples/ends.ts'
import { runExamples } from '../src/examples/run-examples.ts'

const root = join(import.meta.dirname, '../../..')
const { values, positionals } = parseArgs({
  options: { newest: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const only = positionals.map((name) => `examples/${name}`)
const ends = values.newest ? ['newest'] : ['oldest', 'newest']
const outcomes = await runExamples(root, { only, ends, say: (line) => console.log(line) })
const failed = outcomes.filter(({ works }) => !works)
// Some alone are no table of all.
if (only.length === 0 && !values.newest)
  writeFileSync(
    join(root, 'docs/compatibility.md'),
    compatibilityPage(peerRanges(root), outcomes, process.versions.node),
  )
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 || outcomes.length === 0 ? 1 : 0
