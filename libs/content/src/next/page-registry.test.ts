import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPageRegistry, noteFinishedPages, sharedPages } from './page-registry.ts'

describe('createPageRegistry', () => {
  it('finds the pages that show something, each once', () => {
    const pages = createPageRegistry()
    pages.note('/a', ['one', 'two'])
    pages.note('/b', ['two'])
    pages.note('/c', ['three'])
    expect(pages.showing(['one', 'two'])).toEqual(['/a', '/b'])
    expect(pages.showing(['nothing'])).toEqual([])
    expect([pages.tagsOf('/a'), pages.tagsOf('/never-there')]).toEqual([['one', 'two'], []])
    expect(pages.size).toBe(3)
  })

  it('names a dropped page until it has been rendered again', () => {
    const pages = createPageRegistry()
    pages.note('/a', ['one', 'two'])
    const before = pages.generation
    pages.forget(['/a', '/never-there'])
    expect(pages.showing(['one'])).toEqual(['/a'])
    // A rendering that began before the drop shows what was.
    pages.note('/a', ['three'], before)
    pages.forget([])
    expect(pages.showing(['one'])).toEqual(['/a'])
    expect([pages.has('/a'), pages.has('/never-there'), pages.size]).toEqual([true, false, 1])
  })

  it('names the last good page when a rendering fails half-way', () => {
    const pages = createPageRegistry()
    pages.note('/a', ['settings', 'list'])
    pages.forget(['/a'])
    pages.note('/a', ['settings'])
    expect(pages.showing(['list'])).toEqual(['/a'])
  })

  it('forgets what a page showed two renderings ago', () => {
    const pages = createPageRegistry()
    pages.note('/a', ['one', 'two'])
    for (let count = 0; count < 2; count += 1) {
      pages.forget(['/a'])
      pages.note('/a', ['two'])
    }
    expect([pages.showing(['one']), pages.showing(['two']), pages.size]).toEqual([[], ['/a'], 1])
  })
})

describe('PageRegistry.isOlder', () => {
  it('also drops renderings that began before', () => {
    const pages = createPageRegistry()
    const before = pages.generation
    const dropped = pages.forget(['/a'])
    expect(pages.isOlder('/a', dropped)).toBe(true)
    pages.note('/a', ['one'], before)
    expect(pages.isOlder('/a', dropped)).toBe(true)
    pages.note('/a', ['one'], dropped)
    expect(pages.isOlder('/a', dropped)).toBe(false)
  })
})

describe('sharedPages', () => {
  it('is one for the whole process', () => {
    expect(sharedPages()).toBe(sharedPages())
  })
})

describe('noteFinishedPages', () => {
  it('reads what a build or earlier process finished', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pages-'))
    const files = {
      'server/app/index.meta': tagged('_N_T_/layout,content:document:home:home'),
      'server/app/casino-blog/odds.meta': tagged('content:document:article:odds'),
      'server/app/robots.txt.meta': tagged('_N_T_/robots.txt'),
      'server/app/cut.meta': '{"headers":',
      'server/route-cache/APP_PAGE/0a1b/$/casino-blog/later.meta': tagged('content:document:article:later'),
    }
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    const pages = createPageRegistry()
    expect(await noteFinishedPages(folder, pages)).toBe(3)
    expect(pages.showing(['content:document:home:home'])).toEqual(['/'])
    expect(pages.showing(['content:document:article:odds'])).toEqual(['/casino-blog/odds'])
    expect(pages.showing(['content:document:article:later'])).toEqual(['/casino-blog/later'])
    await rm(folder, { recursive: true })
  })

  it('finds nothing where there is no build', async () => {
    expect(await noteFinishedPages(join(tmpdir(), 'no-such-build'), createPageRegistry())).toBe(0)
  })
})

const tagged = (tags: string) => JSON.stringify({ headers: { 'x-next-cache-tags': tags } })
