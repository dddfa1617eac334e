import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { site, slot } from './slot.ts'

const build = join(site, slot.build, 'server')

/**
 * When each finished page was written, by path: the newest of its files, since
 * the framework keeps what it finishes later apart from what the build finished.
 */
export async function readCacheEntries(): Promise<Map<string, number>> {
  const entries = new Map<string, number>()
  for (const folder of ['app', 'route-cache/APP_PAGE']) {
    const names = await readdir(join(build, folder), { recursive: true }).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.html'))) {
      const page = `/${name.replace(/^.*\$\//, '')}`.slice(0, -'.html'.length)
      const path = page === '/index' ? '/' : page
      const { mtimeMs, size } = await stat(join(build, folder, name))
      // Emptied by a write that is under way, which would count as one more.
      if (size === 0) continue
      entries.set(path, Math.max(entries.get(path) ?? 0, mtimeMs))
    }
  }
  return entries
}

/** The pages that were written between two looks. */
export const writtenSince = (before: Map<string, number>, after: Map<string, number>): string[] =>
  [...after].filter(([path, writtenAt]) => writtenAt !== before.get(path)).map(([path]) => path)

/** Once nothing is rendered any more of what was published before: many pages are renewed one after the other. */
export async function entriesAtRest(): ReturnType<typeof readCacheEntries> {
  let entries = await readCacheEntries()
  await expect(async () => {
    const before = entries
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    entries = await readCacheEntries()
    expect(writtenSince(before, entries)).toEqual([])
  }).toPass({ intervals: [0] })
  return entries
}
