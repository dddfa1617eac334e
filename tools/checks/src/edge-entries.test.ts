import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { missingRows, runOnEdge, unshownConditions } from './edge-entries.ts'
import { entryRows } from './entry-rows.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function newFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'edge-entries-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const row = '| `@house-edge/house` | Node, edge | everything |'

describe('entryRows', () => {
  it('reads where each entry runs', () => {
    expect(entryRows(`| entry | runs in | for |\n|---|---|---|\n${row}\n`)).toEqual([
      { specifier: '@house-edge/house', runtimes: ['Node', 'edge'] },
    ])
  })
})

describe('missingRows', () => {
  it('names unmentioned entries, and rows without an entry', () => {
    const exports = { './door': {}, './styles.css': '', './package.json': '' }
    const manifest = JSON.stringify({ name: '@house-edge/house', exports })
    expect(missingRows(newFolder({ 'package.json': manifest, 'README.md': row }))).toEqual([
      expect.stringContaining('@house-edge/house/door: its README does not say'),
      '@house-edge/house has a row in a README and is no entry',
    ])
  })
})

describe('unshownConditions', () => {
  it('names conditions of runtimes that nothing loads', () => {
    const conditions = { workerd: './a.js', default: './a.js' }
    const manifest = JSON.stringify({
      name: '@house-edge/house',
      exports: { '.': conditions, './door': conditions },
    })
    expect(unshownConditions(newFolder({ 'package.json': manifest, 'README.md': row }))).toEqual([
      '@house-edge/house/door declares workerd, and its README promises no edge runtime',
    ])
  })
})

describe('runOnEdge', () => {
  it('calls a program with what the platform has', async () => {
    const code = "export default async () => (await new Response('from the edge').text())"
    expect(await runOnEdge(newFolder(), { code })).toBe('from the edge')
  })

  it.each([
    ['imports a module of Node', "import { join } from 'node:path'; export default () => join('a', 'b')"],
    ['needs a global of Node', "export default () => Buffer.from('a').length"],
    ['makes code from text', "export default () => new Function('return 1')()"],
  ])('fails for one that %s', async (_, code) => {
    await expect(runOnEdge(newFolder(), { code })).rejects.toThrow(/node:path|Buffer|Code generation/)
  })
})
