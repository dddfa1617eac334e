#!/usr/bin/env node
// What browsers load of each library has a budget: see ../src/entry-sizes.ts. The packed libraries are installed above
// the folder that is named. With --write, after a build, this packs them itself and writes docs/sizes.md.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryRows } from '../src/entry-rows.ts'
import { componentsOf, measure, outdatedSizes, sizesPage, table, tooLarge } from '../src/entry-sizes.ts'
import { installPacked } from '../src/guarded-entries.ts'
import { libraryFoldersIn } from '../src/workspace/projects.ts'

const workspace = join(import.meta.dirname, '../../..')
const [first = ''] = process.argv.slice(2)
const isWriting = first === '--write'
const packed = join(workspace, 'tools/checks/.packed-sizes')
const folder = isWriting ? join(packed, 'sizes') : first
const page = join(workspace, 'docs/sizes.md')
const libraries = libraryFoldersIn(workspace)
if (isWriting) {
  rmSync(packed, { recursive: true, force: true })
  process.on('exit', () => rmSync(packed, { recursive: true, force: true }))
  installPacked(packed, libraries)
}

const entries = [
  ['a content client', "export { createContentClient } from '@house-edge/content'", 12.3],
  ['a slice zone', "export { SliceZone } from '@house-edge/slices'", 8],
  ['@house-edge/routing/browser', "export * from '@house-edge/routing/browser'", 3.1],
  ['@house-edge/auth/react', "export * from '@house-edge/auth/react'", 3],
  ['@house-edge/publishing/react', "export * from '@house-edge/publishing/react'", 2.4],
  ['an error in an address', "export { returnedErrorPathIn } from '@house-edge/account'", 0.3],
  ['@house-edge/serving/islands', "export * from '@house-edge/serving/islands'", 0.4],
  ['@house-edge/serving/loader', "export * from '@house-edge/serving/loader'", 1.3],
  ['@house-edge/serving/wake-island', "export * from '@house-edge/serving/wake-island'", 1.3],
].map(([what, code, mostKb]) => ({ what, code, mostKb }))

/**
 * A component of one part; these are made of several others, with which a page shares most of their weight. Each has what
 * it says itself in three languages with it, and tells texts in another language than the page's (docs/decisions/0572).
 */
const [mostKb, mostComposedKb] = [2.05, 3.4]
const composed = new Set([
  'ArticleCard',
  'AuthorBox',
  'AuthorLine',
  'ComparisonTable',
  'EmbedFacade',
  'ErrorPage',
  'RankedList',
  'ResultList',
  'ReviewCard',
  'SiteFooter',
  'SiteHeader',
  'Verdict',
])

function mostOf(component) {
  return composed.has(component) ? mostComposedKb : mostKb
}

const found = await measure(folder, entries)
const components = await measure(
  folder,
  componentsOf(join(workspace, 'libs/ui')).map(({ component, ...entry }) => ({
    ...entry,
    mostKb: mostOf(component),
  })),
)
const largest = components.toSorted((one, other) => other.kb - one.kb).slice(0, 5)
console.log('Bundled for browsers from the packed tarballs, minified, gzip, React and Next apart:')
console.log(table([...found, ...largest]))
console.log(`… and ${components.length - largest.length} smaller components of @house-edge/ui`)
const whole = await measure(
  join(folder, 'whole'),
  libraries
    .flatMap((library) => entryRows(readFileSync(join(library, 'README.md'), 'utf8')))
    .filter(({ runtimes }) => runtimes.includes('browser'))
    .map(({ specifier }) => ({ what: specifier, code: `export * from '${specifier}'`, mostKb: Infinity })),
)
if (isWriting) writeFileSync(page, sizesPage(whole))
const outdated = outdatedSizes(readFileSync(page, 'utf8'), whole)
for (const line of outdated) console.error(line)
const failed = tooLarge([...found, ...components])
for (const { what, kb, mostKb } of failed) {
  console.error(
    `${what} is ${kb.toFixed(2)} kB, and may be ${mostKb}. Every visitor would load it: take out what it does not need.`,
  )
}
process.exitCode = failed.length + outdated.length > 0 || components.length === 0 ? 1 : 0
