import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { componentsOf, measure, table, tooLarge } from './entry-sizes.ts'

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
