#!/usr/bin/env node
// What the READMEs say about where entries run: see ../src/edge-entries.ts.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brokenOnEdge, entryRows, missingRows } from '../src/edge-entries.ts'
import { installPacked } from '../src/guarded-entries.ts'

const workspace = join(import.meta.dirname, '../../..')
const libraries = readdirSync(join(workspace, 'libs'))
  .map((name) => join(workspace, 'libs', name))
  .filter((folder) => existsSync(join(folder, 'package.json')))
const rows = libraries.flatMap((folder) => entryRows(readFileSync(join(folder, 'README.md'), 'utf8')))
const folder = join(workspace, 'tools/checks/.edge')

rmSync(folder, { recursive: true, force: true })
installPacked(folder, libraries)
const broken = [...libraries.flatMap(missingRows), ...(await brokenOnEdge(folder, rows))]
// Other checks read every file of the workspace.
rmSync(folder, { recursive: true, force: true })
for (const line of broken) console.error(line)
const promised = rows.filter(({ runtimes }) => runtimes.includes('edge'))
console.log(`${promised.length} of ${rows.length} entries promise edge runtimes, and were used in one`)
process.exitCode = broken.length > 0 || promised.length === 0 ? 1 : 0
