import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { misshapen } from './published-shape.ts'

const manifest = {
  name: 'shelf',
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './shelf.css': './shelf.css',
  },
}
const good = {
  'package.json': JSON.stringify(manifest),
  'index.js': 'export const shelf = 1\n',
  'index.d.ts': 'export declare const shelf: number\n',
  'shelf.css': '',
}

/** As `npm pack` would write it. */
function packed(files: Record<string, string>): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'house-edge-shape-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'package', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return execFileSync('tar', ['-czf', '-', '-C', folder, 'package'])
}

it('finds nothing wrong with modules that have types', async () => {
  expect(await misshapen(packed(good))).toEqual([])
})

it.each([
  ['an entry that was not packed', { ...good, 'index.js': undefined }, /^shelf: .*index\.js/],
  [
    'types that come after the code',
    {
      ...good,
      'package.json': JSON.stringify({
        ...manifest,
        exports: { '.': { default: './index.js', types: './index.d.ts' } },
      }),
    },
    /^shelf: .*types.*first/,
  ],
  ['code without types', { ...good, 'index.d.ts': undefined }, /^shelf: (?:it has no types|.*index\.d\.ts)/],
  [
    'types that lead nowhere',
    { ...good, 'index.d.ts': `export { shelf } from './inner'\n` },
    /^shelf: .*InternalResolutionError/,
  ],
])('names %s', async (_what, files, said) => {
  const present = Object.entries(files).filter((file): file is [string, string] => file[1] !== undefined)
  const found = await misshapen(packed(Object.fromEntries(present)))
  expect(found.find((line) => said.test(line))).toBeDefined()
})
