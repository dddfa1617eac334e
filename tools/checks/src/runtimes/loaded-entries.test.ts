import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadedEntries, nodePrograms } from './loaded-entries.ts'

/** A package with an entry for each kind of end. */
function newPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loaded-entries-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const place = join(folder, 'node_modules/house')
  mkdirSync(place, { recursive: true })
  const files = {
    'package.json': JSON.stringify({ name: 'house', type: 'module', exports: { './*': './*.js' } }),
    'door.js': 'export const door = 1\n',
    'types.js': 'export {}\n',
    'broken.js': 'throw new Error("out of cheese")\n',
    'silent.js': 'process.exit(1)\n',
    'last.js': 'export const last = 1\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text)
  return folder
}

it.each(nodePrograms)(
  'says of each entry what became of it, also behind one that ends the process: $name',
  async (program) => {
    const entries = ['door', 'types', 'broken', 'silent', 'last'].map((name) => `house/${name}`)
    const cells = Object.fromEntries(await loadedEntries(newPackage(), program, entries))
    expect(cells).toMatchObject({
      'house/door': 'yes',
      'house/types': 'types',
      'house/broken': 'out of cheese',
      'house/last': 'yes',
    })
    expect(cells['house/silent']).not.toMatch(/yes|types/)
  },
)
