import { describe, expect, it } from 'vitest'
import { cellOf } from './cells.ts'
import { outdatedCells, runtimePage, unkeptPromises } from './runtime-page.ts'

const specifiers = ['@house-edge/house', '@house-edge/house/next']
const cells = (house: string, next: string) =>
  new Map([
    ['@house-edge/house', house],
    ['@house-edge/house/next', next],
  ])
const found = { Node: cells('yes', 'for the bundler of Next'), Vite: cells('yes', 'refused') }

describe('cellOf', () => {
  it.each([
    ['"a" is not exported by "node_modules/@house-edge/house/dist/refusal/in-browser.js"', 'refused'],
    ["Cannot find module '/a/next/navigation' imported from b.js", 'for the bundler of Next'],
    ['Dynamic require of "fs" is not supported', 'uses modules of Node'],
    ['out of cheese\n  at line 1', 'out of cheese'],
  ])('says what %s means', (error, cell) => {
    expect(cellOf(error)).toBe(cell)
  })
})

describe('runtimePage', () => {
  it('has a row for each entry, and names each reason once', () => {
    const page = runtimePage(specifiers, found, { Node: '24.0.0' })
    expect(page).toContain('| `@house-edge/house` | yes | – |')
    expect(page).toContain('| `@house-edge/house/next` | no (1) | – |')
    expect(page).toContain('- **no (1)**: for the bundler of Next.')
    expect(page).toContain('Run on Node 24.0.0.')
  })
})

describe('outdatedCells', () => {
  const page = runtimePage(specifiers, found, {})

  it('finds nothing in a page of the same cells', () => {
    expect(outdatedCells(page, specifiers, found)).toEqual([])
  })

  it('names what is otherwise, entries without a row and rows without an entry', () => {
    const now = { Node: cells('no such file', 'for the bundler of Next') }
    expect(outdatedCells(page, ['@house-edge/house', '@house-edge/house/door'], now)).toEqual([
      expect.stringContaining('@house-edge/house/next is no entry any more'),
      expect.stringContaining('@house-edge/house/door has no row'),
      expect.stringContaining('@house-edge/house in Node: no, and not yes (no such file)'),
    ])
  })
})

describe('unkeptPromises', () => {
  it('names entries that do not load where their README says', () => {
    const rows = specifiers.map((specifier) => ({ specifier, runtimes: ['Node', 'browser'] }))
    const broken = { Node: cells('no such file', 'for the bundler of Next'), Vite: cells('yes', 'refused') }
    expect(unkeptPromises(rows, found)).toEqual([expect.stringContaining('/next is promised to browsers')])
    expect(unkeptPromises(rows, broken)[0]).toBe(
      '@house-edge/house is promised to Node, and does not load: no such file',
    )
  })
})
