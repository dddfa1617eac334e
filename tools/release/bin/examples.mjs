#!/usr/bin/env node
// Runs the examples: see ../src/examples/run-examples.ts. Takes minutes; less with some alone at one end:
//   examples.mjs [--oldest | --newest] [name of an example …]
// `runtimes` among the names, or no names at all, loads every entry everywhere and writes docs/runtimes.md.
// `next-versions` finishes pages with every patch of Next and writes docs/next-versions.md; versions after it: those alone.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compatibilityPage } from '../src/examples/compatibility-page.ts'
import { peerRanges } from '../src/examples/ends.ts'
import { drivenExamples } from '../src/examples/installed-examples.ts'
import { runNextPatches } from '../src/examples/next-patches.ts'
import { runExamples } from '../src/examples/run-examples.ts'

const root = join(import.meta.dirname, '../../..')
const { values, positionals } = parseArgs({
  options: {
    oldest: { type: 'boolean', default: false },
    newest: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const isAboutNext = positionals[0] === 'next-versions'
const only = isAboutNext ? [] : positionals.filter((name) => name !== 'runtimes')
const ends = ['oldest', 'newest'].filter((end) => values[end] || values.oldest === values.newest)
if (positionals.length === 0 || only.length > 0) {
  const outcomes = await runExamples(root, { only, ends, say: (line) => console.log(line) })
  const failed = outcomes.filter(({ works }) => !works)
  const page = join(root, 'docs/compatibility.md')
  const facts = { examples: drivenExamples(root), ranges: peerRanges(root), node: process.versions.node }
  writeFileSync(page, compatibilityPage(facts, outcomes, readFileSync(page, 'utf8')))
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length > 0 || outcomes.length === 0 ? 1 : 0
}
if (positionals.length === 0 || positionals.includes('runtimes')) {
  const build = [
    'node_modules/nx/dist/bin/nx.js',
    'run-many',
    '-t',
    'build',
    '--projects=libs/*',
    '--no-cloud',
  ]
  for (const line of [build, ['tools/checks/bin/runtimes.mjs', '--write']]) {
    const { status } = spawnSync(process.execPath, line, { cwd: root, stdio: 'inherit' })
    process.exitCode ||= status ?? 1
  }
}
if (isAboutNext) {
  const page = join(root, 'docs/next-versions.md')
  const outcomes = await runNextPatches(root, {
    only: positionals.slice(1),
    say: (line) => console.log(line),
    keep: (change) => writeFileSync(page, change(readFileSync(page, 'utf8'))),
  })
  const failed = outcomes.filter(({ works }) => !works)
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length > 0 || outcomes.length === 0 ? 1 : 0
}
