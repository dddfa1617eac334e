import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isDeprecated, readCatalogue } from './catalogue.ts'
import { usesWords } from './uses-words.ts'

const root = join(import.meta.dirname, '../../../..')
const catalogue = readCatalogue(root)

function entryOf(title: string) {
  return catalogue.find((each) => each.title === title)
}

describe('readCatalogue', () => {
  it('has every component and slice with stories, each with a line that imports it', () => {
    const titles = globSync('libs/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
      const [, title = ''] = /^const meta = \{\s*title: '([^']+)'/m.exec(
        readFileSync(join(root, file), 'utf8'),
      ) ?? ['', file]
      return /^(?:Guide|Pages)\//.test(title) ? [] : [title]
    })
    expect(catalogue.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
    const line = /^import \{ \w+(?:, \w+)* \} from '[@.]/
    expect(catalogue.filter(({ importLine }) => !line.test(importLine)).map(({ title }) => title)).toEqual([])
  })

  it('finds in every file of stories a component, whose props its page lists', () => {
    const files = globSync('libs/{ui,reviews,account,slices}/src/**/*.stories.tsx', { cwd: root })
    const without = files.filter((file) => {
      const [meta = ''] = /^const meta = [^]*? satisfies /m.exec(readFileSync(join(root, file), 'utf8')) ?? []
      return !/title: '(?:Guide|Pages|Slices)\//.test(meta) && !/\bcomponent: \w+/.test(meta)
    })
    expect(without).toEqual([])
  })

  it('names the entry that exports a component', () => {
    expect(entryOf('Components/Notice')?.importLine).toBe("import { Notice } from '@house-edge/ui/forms'")
  })

  it('counts a component by whatever name a file has for it', () => {
    // A slice of the same name shows it as `QuoteLook`, and is all that does on that page.
    expect(entryOf('Components/Quote')?.pages.map(({ id }) => id)).toEqual(['pages-article--complete'])
  })

  it('counts a slice in documents, and finds it on pages whose content has it', () => {
    const toplist = entryOf('Slices/Toplist')
    const documents = globSync('content/documents/**/*.json', { cwd: root }).filter((file) =>
      readFileSync(join(root, file), 'utf8').includes('"slice_type": "toplist"'),
    )
    expect(toplist?.uses.files).toBe(documents.length)
    expect(toplist?.pages.map(({ id }) => id)).toEqual(['pages-page--home'])
  })

  it('leads to stories of pages that are there', () => {
    const ids = new Set(catalogue.flatMap(({ pages }) => pages.map(({ id }) => id)))
    expect([...ids].toSorted()).toEqual([
      'pages-account--overview',
      'pages-article--complete',
      'pages-page--home',
      'pages-review--complete',
    ])
  })
})

describe('isDeprecated', () => {
  const text =
    '/** A quote.\n * @deprecated Write `Prose`.\n */\nexport function Quote() {}\n\nexport function Prose() {}\n'

  it('reads the docstring of the component and of no other', () => {
    expect(isDeprecated(text, 'Quote')).toBe(true)
    expect(isDeprecated(text, 'Prose')).toBe(false)
  })
})

describe('usesWords', () => {
  it.each([
    ['Components/Fold', 0, 0, 'Nowhere in the site and its libraries.'],
    ['Components/Fold', 1, 1, '1 time in 1 file of the site and its libraries.'],
    ['Slices/Quote', 3, 2, '3 times in 2 documents of the content of the site.'],
  ])('says of %s, %i and %i: %s', (title, places, files, words) => {
    expect(usesWords({ title, uses: { places, files } })).toBe(words)
  })
})
