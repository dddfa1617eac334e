#!/usr/bin/env node
// What the READMEs say about where entries run: see ../src/edge-entries.ts. The packed libraries are installed above
// the folder that is named.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenOnEdge, missingRows, unshownConditions } from '../src/edge-entries.ts'
import { entryRows } from '../src/entry-rows.ts'
import { libraryFoldersIn } from '../src/workspace/projects.ts'

const workspace = join(import.meta.dirname, '../../..')
const libraries = libraryFoldersIn(workspace)
const rows = libraries.flatMap((folder) => entryRows(readFileSync(join(folder, 'README.md'), 'utf8')))
const [folder = ''] = process.argv.slice(2)

const broken = [
  ...libraries.flatMap(missingRows),
  ...libraries.flatMap(unshownConditions),
  ...(await brokenOnEdge(folder, rows)),
]
for (const line of broken) console.error(line)
const promised = rows.filter(({ runtimes }) => runtimes.includes('edge'))
console.log(`${promised.length} of ${rows.length} entries promise edge runtimes, and were used in one`)
process.exitCode = broken.length > 0 || promised.length === 0 ? 1 : 0
