#!/usr/bin/env node
// Where every entry loads, held against docs/runtimes.md: see ../src/runtimes. The packed libraries are installed above
// the folder that is named. With --write, after a build, this packs them itself and writes the page, from runtimes that
// the registry has as well: minutes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { entryRows } from '../src/entry-rows.ts'
import { guardedEntries, installPacked } from '../src/guarded-entries.ts'
import { bundledByVite } from '../src/runtimes/bundled-entries.ts'
import { loadedEntries, nodePrograms } from '../src/runtimes/loaded-entries.ts'
import { outdatedCells, runtimePage, unkeptPromises } from '../src/runtimes/runtime-page.ts'
import { libraryFoldersIn } from '../src/workspace/projects.ts'

const workspace = join(import.meta.dirname, '../../..')
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const packed = join(workspace, 'tools/checks/.packed-runtimes')
const folder = values.write ? join(packed, 'runtimes') : resolve(positionals[0] ?? '')
const page = join(workspace, 'docs/runtimes.md')

const libraries = libraryFoldersIn(workspace)
const rows = libraries.flatMap((library) => entryRows(readFileSync(join(library, 'README.md'), 'utf8')))
const specifiers = rows.map(({ specifier }) => specifier)
const guarded = new Map(libraries.flatMap(guardedEntries).map(({ specifier, name }) => [specifier, name]))
const promisedTo = (runtime) =>
  rows.filter(({ runtimes }) => runtimes.includes(runtime)).map(({ specifier }) => specifier)
const refused = [...guarded.keys()].map((specifier) => [specifier, 'refused'])
if (values.write) {
  rmSync(packed, { recursive: true, force: true })
  process.on('exit', () => rmSync(packed, { recursive: true, force: true }))
  installPacked(packed, libraries)
}
mkdirSync(folder, { recursive: true })

const inNode = await Promise.all(nodePrograms.map((program) => loadedEntries(folder, program, specifiers)))
const promised = promisedTo('browser')
const others = specifiers.filter((specifier) => !guarded.has(specifier) && !promised.includes(specifier))
const byVite = await bundledByVite(join(folder, 'vite'), promised, others)
const found = {
  ...Object.fromEntries(nodePrograms.map(({ name }, index) => [name, inNode[index]])),
  // What is used there, and that these are refused, other checks of the packed libraries show.
  edge: new Map(promisedTo('edge').map((specifier) => [specifier, 'yes'])),
  Vite: new Map([...byVite, ...refused]),
}
if (values.write) {
  const forBrowsers = [...byVite].filter(([, cell]) => cell === 'yes').map(([specifier]) => specifier)
  const { everywhere } = await import('../src/runtimes/everywhere.ts')
  const { versions, ...columns } = await everywhere(folder, { specifiers, forBrowsers, guarded })
  writeFileSync(page, runtimePage(specifiers, { ...found, ...columns }, versions))
}
const broken = [
  ...unkeptPromises(rows, found),
  ...outdatedCells(readFileSync(page, 'utf8'), specifiers, found),
]
for (const line of broken) console.error(line)
console.log(`${specifiers.length} entries were loaded in Node and bundled by Vite`)
process.exitCode = broken.length > 0 || specifiers.length === 0 ? 1 : 0
