import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bundleBrowserScript, bundleSiteIslands } from './bundle.ts'

const folder = join(import.meta.dirname, '../..')
const sizeOf = (text: string): number => gzipSync(text, { level: 9 }).length

describe('bundleBrowserScript', () => {
  // shows P04
  it('is all the script of a public page that nobody has used yet: at most 4 KiB, compressed', async () => {
    const bytes = sizeOf(await bundleBrowserScript(folder))
    process.stdout.write(`A page has ${bytes} bytes of script.\n`)
    expect(bytes).toBeLessThanOrEqual(4_096)
    expect(bytes).toBeGreaterThan(1_000)
  })

  it('knows where the files of the islands are', async () => {
    const { addresses } = await bundleSiteIslands(folder)
    expect(Object.keys(addresses)).toEqual(['wagering-calculator'])
    const script = await bundleBrowserScript(folder)
    for (const address of Object.values(addresses)) expect(script).toContain(address)
  })
})

describe('bundleSiteIslands', () => {
  it('adds at most 10,000 bytes to a page whose calculator is used, compressed', async () => {
    const { files } = await bundleSiteIslands(folder)
    const bytes = Object.values(files).reduce((sum, text) => sum + sizeOf(text), 0)
    process.stdout.write(`The islands have ${bytes} bytes.\n`)
    expect(bytes).toBeLessThanOrEqual(10_000)
    expect(bytes).toBeGreaterThan(3_000)
  })

  it('makes the same files of the same sources, so that the build can make them in parts', async () => {
    expect(await bundleSiteIslands(folder)).toEqual(await bundleSiteIslands(folder))
  })
})
