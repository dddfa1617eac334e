import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bundleBrowserScript, bundleSiteIslands } from './bundle.ts'

const folder = join(import.meta.dirname, '../..')
/** The file and all that it imports at once. What it imports when it is asked to is not among them. */
function filesWith(file: string, files: Readonly<Record<string, string>>): string[] {
  const loaded = new Set([file])
  for (const each of loaded)
    for (const [, imported = ''] of (files[each] ?? '').matchAll(
      /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g,
    ))
      loaded.add(imported)
  return [...loaded]
}
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

// Each can tell a text in another language than the page's, as every component can: docs/decisions/0572.
describe('bundleSiteIslands', () => {
  it.each([
    ['search-box', 10_000],
    // How much a game counts, the largest bet and the largest win.
    ['wagering-calculator', 12_250],
    // More than its neighbour by a choice of games.
    ['evening-calculator', 12_150],
    // Most of it is the vendor's client for channels.
    ['reader-rating', 27_700],
    ['experiences', 26_500],
    // Loaded at once, on the pages of an account.
    ['session-watch', 10_000],
    ['copy-codes', 9_200],
  ])('adds where %s is used at most %i bytes, compressed', async (name, most) => {
    const { address, files } = await bundleSiteIslands(folder)
    const [finder, island] = [
      address.split('/').at(-1) ?? '',
      // What islands share may be named after one of them.
      Object.keys(files).find(
        (file) => file.startsWith(`${name}-`) && files[file]?.includes(' as component'),
      ) ?? '',
    ]
    const loaded = new Set([...filesWith(finder, files), ...filesWith(island, files)])
    const bytes = [...loaded].reduce((sum, file) => sum + sizeOf(files[file] ?? ''), 0)
    process.stdout.write(`With ${name} a page has ${bytes} bytes more, in ${loaded.size} files.\n`)
    expect(bytes).toBeLessThanOrEqual(most)
    expect(bytes).toBeGreaterThan(most - 500)
  })

  it('makes the same files of the same sources', async () => {
    expect(await bundleSiteIslands(folder)).toEqual(await bundleSiteIslands(folder))
  })
})
