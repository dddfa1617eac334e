import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takeInventory } from './inventory.ts'

const root = join(import.meta.dirname, '../../../..')

describe('takeInventory', () => {
  const beside = [join(root, 'node_modules/sharp/dist/index.cjs')]
  const { bill, licences } = takeInventory({
    root,
    site: 'apps/site',
    version: '0.1.0',
    files: beside,
  })
  const { components } = JSON.parse(bill) as { components: { name: string; version: string; purl: string }[] }
  const names = components.map(({ name }) => name)

  it('lists what the site and its libraries depend on, what is bundled, and what stands beside', () => {
    for (const name of [
      'next',
      'react',
      'react-dom',
      'zod',
      '@supabase/ssr',
      '@prismicio/client',
      'preact',
      'sharp',
    ])
      expect(names).toContain(name)
    const next = JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8')) as {
      version: string
    }
    expect(components.find(({ name }) => name === 'next')?.purl).toBe(`pkg:npm/next@${next.version}`)
  })

  it('lists neither embedded services nor what builds and tests', () => {
    for (const name of ['@electric-sql/pglite', 'vitest', 'nx', 'typescript', '@house-edge/ui'])
      expect(names).not.toContain(name)
  })

  it('gives each package with its licence', () => {
    const without = components.filter(({ name, version }) => !licences.includes(`\n${name} ${version} (`))
    expect(without).toEqual([])
    expect(licences).toMatch(/^next [\d.]+ \(MIT\)\n\nThe MIT License/m)
  })
})
