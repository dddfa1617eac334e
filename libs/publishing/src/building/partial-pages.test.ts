import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { orderTags } from '@house-edge/content/next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineRoutes } from '@house-edge/routing'
import { incompletePages, partialPages, removePages } from './partial-pages.ts'

vi.mock('server-only', () => ({}))

const routes = defineRoutes({
  home: { pattern: '/', document: 'home' },
  blog: { pattern: '/casino-blog', lists: 'article' },
  article: { pattern: '/casino-blog/:uid', document: 'article' },
  review: { pattern: '/casino-reviews/:uid', document: 'casino_review', showsMore: true },
})

let build: string
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'partial-pages-'))
})
afterEach(() => rmSync(build, { recursive: true }))

describe('partialPages', () => {
  it('names pages that list a type read in part', () => {
    render('/casino-blog', orderTags('article', ['topics']))
    render('/casino-reviews', orderTags('casino_review', ['name']))
    render('/', ['content:document:home:h'])
    expect(
      partialPages(routes, build, ['/casino-blog', '/casino-reviews', '/'], new Set(['article'])),
    ).toEqual(['/casino-blog'])
  })

  it('leaves a document’s own page in the build', () => {
    render('/casino-blog/odds', [...orderTags('article', ['topics']), ...orderTags('casino_review', [])])
    expect(partialPages(routes, build, ['/casino-blog/odds'], new Set(['article']))).toEqual([])
    expect(partialPages(routes, build, ['/casino-blog/odds'], new Set(['casino_review']))).toHaveLength(1)
  })

  it('names them again when they have been removed', () => {
    render('/casino-blog', orderTags('article', ['topics']))
    removePages(build, ['/casino-blog'])
    expect(partialPages(routes, build, ['/casino-blog'], new Set())).toEqual(['/casino-blog'])
  })
})

describe('incompletePages', () => {
  it('names reviews, and documents of types read in part', () => {
    const paths = ['/', '/casino-blog', '/casino-blog/odds', '/casino-reviews/brass-orrery']
    expect(incompletePages(routes, paths, new Set())).toEqual(['/casino-reviews/brass-orrery'])
    expect(incompletePages(routes, paths, new Set(['article']))).toEqual(paths.slice(2))
  })
})

describe('removePages', () => {
  it('removes every form of a page and nothing else', () => {
    const [blog, home, below] = ['/casino-blog', '/', '/casino-blog/odds'].map((path) => render(path, []))
    removePages(build, ['/casino-blog', '/'])
    for (const ending of ['.html', '.meta', '.rsc', '.segments'])
      expect([blog, home, below].map((file) => existsSync(file + ending))).toEqual([false, false, true])
  })
})

function render(path: string, tags: readonly string[]): string {
  const file = join(build, 'server/app', path === '/' ? 'index' : path)
  mkdirSync(dirname(file), { recursive: true })
  mkdirSync(`${file}.segments`)
  for (const ending of ['.html', '.rsc']) writeFileSync(file + ending, '')
  writeFileSync(`${file}.meta`, JSON.stringify({ headers: { 'x-next-cache-tags': tags.join(',') } }))
  return file
}
