#!/usr/bin/env node
// No entry for servers can end in a browser: see ../src/guarded-entries.ts. The packed libraries are installed above
// the folder that is named.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { builtByVite, guardedEntries, unguardedMarkers, wronglyBuiltByNext } from '../src/guarded-entries.ts'
import { libraryFoldersIn } from '../src/workspace/projects.ts'

const workspace = join(import.meta.dirname, '../../..')
const libraries = libraryFoldersIn(workspace)
const entries = libraries.flatMap(guardedEntries)
const [folder = ''] = process.argv.slice(2)

mkdirSync(folder, { recursive: true })
console.log(`${entries.length} entries for servers, packed and imported for a browser …`)
const broken = [
  ...libraries.flatMap(unguardedMarkers),
  ...(await builtByVite(folder, entries)),
  ...wronglyBuiltByNext(folder, entries, 'turbopack'),
  ...wronglyBuiltByNext(folder, entries, 'webpack'),
]
for (const line of broken) console.error(line)
console.log(
  broken.length === 0
    ? `${entries.map(({ specifier }) => specifier).join(', ')}: refused by Vite, Turbopack and webpack`
    : 'A secret could reach the public files of a site that makes this mistake.',
)
process.exitCode = broken.length === 0 && entries.length > 0 ? 0 : 1
