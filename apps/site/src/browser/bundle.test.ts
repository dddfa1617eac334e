import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bundleBrowserScript, bundleSiteIslands } from './bundle.ts'

const folder = join(import.meta.dirname, '../..')
/** What is no island's own is shared by some. */
const isOfIsland = (file: string): boolean => names.some((name) => file.startsWith(`${name}-`))
const small = ['wagering-calculator', 'evening-calculator', 'search-box']
const names = [...small, 'reader-glance']
const sizeOf = (text: string): number => gzipSync(text, { level: 9 }).length

describe('bundleBrowserScript', () => {
  // shows P04
  it('is an unused page’s only script, 4 KiB at most', async () => {
    const bytes = sizeOf(await bundleBrowserScript(folder))
    process.stdout.write(`A page has ${bytes} bytes of script.\n`)
    expect(bytes).toBeLessThanOrEqual(4_096)
    expect(bytes).toBeGreaterThan(1_000)
  })

  it('knows where the file is that finds the islands', async () => {
    const { address } = await bundleSiteIslands(folder)
    expect(await bundleBrowserScript(folder)).toContain(address)
  })
})

describe('bundleSiteIslands', () => {
  it.each([
    ...small.map((name) => [name, 11_200] as const),
    // Most of it is the vendor's client for channels.
    ['reader-glance', 28_000] as const,
  ])('adds where %s is used at most %i bytes, compressed', async (name, most) => {
    const { address, files } = await bundleSiteIslands(folder)
    const loaded = Object.entries(files).filter(
      ([file]) => address.endsWith(file) || file.startsWith(`${name}-`) || !isOfIsland(file),
    )
    const bytes = loaded.reduce((sum, [, text]) => sum + sizeOf(text), 0)
    process.stdout.write(`With ${name} a page has ${bytes} bytes more, in ${loaded.length} files.\n`)
    expect(bytes).toBeLessThanOrEqual(most)
    expect(bytes).toBeGreaterThan(7_000)
  })

  it('makes the same files of the same sources', async () => {
    expect(await bundleSiteIslands(folder)).toEqual(await bundleSiteIslands(folder))
  })
})
