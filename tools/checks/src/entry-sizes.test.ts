import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { componentsOf, measure, outdatedSizes, sizesPage, table, tooLarge } from './entry-sizes.ts'

const folder = mkdtempSync(join(tmpdir(), 'sizes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A library whose entry exports a large thing and a small component. */
function install(): string {
  const library = join(folder, 'node_modules/library')
  mkdirSync(library, { recursive: true })
  writeFileSync(
    join(library, 'package.json'),
    JSON.stringify({
      name: 'library',
      type: 'module',
      sideEffects: false,
      exports: { '.': { default: './index.js' } },
    }),
  )
  const text = Array.from({ length: 2_000 }, (_, n) => `${(n * 7919) % 104729} `).join('')
  writeFileSync(
    join(library, 'index.js'),
    `import { createElement } from 'react'\nconst large = '${text}'\nconst Small = () => createElement('p')\nexport { large, Small }\n`,
  )
  return library
}

describe('measure', () => {
  it('counts what an import needs, without React', async () => {
    const library = install()
    const [all, small] = await measure(folder, [
      { what: 'all', code: "export * from 'library'", mostKb: 3 },
      ...componentsOf(library).map((component) => ({ ...component, mostKb: 3 })),
    ])
    expect(all?.kb).toBeGreaterThan(3)
    expect(small?.kb).toBeLessThan(0.2)
    expect(tooLarge([all, small].filter((one) => one !== undefined)).map(({ what }) => what)).toEqual(['all'])
  })
})

describe('table', () => {
  it('marks what is too large', () => {
    const lines = table([
      { what: 'small', code: '', mostKb: 3, kb: 2.999 },
      { what: 'large', code: '', mostKb: 3, kb: 3.001 },
    ]).split('\n')
    expect(lines.map((line) => line.includes('TOO LARGE'))).toEqual([false, true])
  })
})

describe('outdatedSizes', () => {
  const page = sizesPage([
    { what: '@house-edge/a', kb: 10 },
    { what: '@house-edge/b', kb: 0.5 },
  ])

  it('lets sizes be a little other than the page says', () => {
    const now = [
      { what: '@house-edge/a', kb: 10.9 },
      { what: '@house-edge/b', kb: 0.75 },
    ]
    expect(outdatedSizes(page, now)).toEqual([])
  })

  it('names what weighs more, has no row, or runs in no browser', () => {
    const now = [
      { what: '@house-edge/a', kb: 12 },
      { what: '@house-edge/c', kb: 1 },
    ]
    expect(outdatedSizes(page, now)).toEqual([
      expect.stringContaining('@house-edge/a weighs 12.0 kB, and not 10'),
      expect.stringContaining('@house-edge/c weighs 1.0 kB, and not what no row says'),
      expect.stringContaining('@house-edge/b runs in no browser any more'),
    ])
  })
})
