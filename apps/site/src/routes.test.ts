import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSpelling, matchRoute, type Route, type TranslatedRoute } from '@house-edge/routing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languages, originalLanguage, type SiteLanguage } from './language.ts'
import { site } from './site.ts'
import { contentRoutes, findDocumentPath, rootFiles, routes } from './routes.ts'
import { needsSignIn } from './sign-in-rule.ts'

afterEach(() => vi.unstubAllEnvs())

const app = join(import.meta.dirname, 'app')
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`.replaceAll(/\[(\w+)\]/g, ':$1'))

describe('rootFiles', () => {
  // The framework reads the line without running it, and so do we.
  const [, literal = ''] =
    /matcher: \[\s*'([^']+)'/.exec(readFileSync(join(app, '../proxy.ts'), 'utf8')) ?? []
  const matcher = literal.replaceAll('\\\\', '\\')

  it.each(rootFiles)('keep /%s from documents and from the proxy', (file) => {
    expect(matchRoute(routes, `/${file}`).kind).not.toBe('matched')
    expect(new RegExp(`^${matcher}$`).test(`/${file}`)).toBe(false)
    expect(new RegExp(`^${matcher}$`).test(`/${file}x`)).toBe(true)
  })

  it('are all there', () => {
    const there = new Set([...readdirSync(app), ...readdirSync(join(app, '../../public'))])
    for (const file of rootFiles) {
      const isRoute = there.has(file.replace(/\.(?:txt|webmanifest)$/, '.ts'))
      expect(isRoute || there.has(file) ? undefined : file).toBeUndefined()
    }
  })
})

describe('routes', () => {
  it('name every page of the app and no other', () => {
    // Those of other languages have one route of the framework, below their prefix.
    const original = Object.values(routes).filter(({ lang }) => lang === 'en-gb')
    expect(pages.filter((page) => !page.includes('[[')).toSorted()).toEqual(
      original.map((route) => route.pattern).toSorted(),
    )
  })

  it('lead from the words of the original to those of a language, as messages link', () => {
    const all = routes as Readonly<Record<string, TranslatedRoute>>
    const led = Object.values(all).flatMap(({ lang, page, pattern }) => {
      const inOriginal = `/${languages[lang as SiteLanguage].prefix}${all[page]?.pattern}`
      if (lang === originalLanguage || pattern.includes(':') || pattern === inOriginal) return []
      return [[findSpelling(routes, languages, inOriginal), pattern]]
    })
    expect(led).toContainEqual(['/de/bestaetigen', '/de/bestaetigen'])
    for (const [spelling, pattern] of led) expect(spelling).toBe(pattern)
  })

  it('look again every five minutes, or at each request', () => {
    // What is shown in place of other pages says nothing that is published.
    const inPlaceOfOthers = ['/failed', '/foreign-form', '/malformed', '/preview-notice/:failure']
    const kept = pages.filter((page) => {
      const text = readFileSync(join(app, page.replaceAll(/:(\w+)/g, '[$1]'), 'page.tsx'), 'utf8')
      return !/^export const (?:revalidate = 300|dynamic = 'force-dynamic')$/m.test(text)
    })
    expect(kept.toSorted()).toEqual(inPlaceOfOthers)
  })

  /** Pages of the library that open the account themselves, as its own tests show. */
  const opening =
    /^export default pages\.(?:account|prove|password|email|secondFactor|sessions|profile|data|delete)\.Page$/m

  /** Whether a page is read by `ownRead`, which opens the account first. */
  function readsItsOwn(folder: string, page: string): boolean {
    const [, read, file = ''] = /^import \{ (\w+) \} from '\.\/(read-[\w-]+\.ts)'$/m.exec(page) ?? []
    if (read === undefined || !new RegExp(`^const page = siteVisitPage\\(.*, ${read}\\)$`, 'm').test(page))
      return false
    return readFileSync(join(folder, file), 'utf8').includes(`export const ${read} = ownRead(`)
  }

  it('send private pages through the sign-in rule', () => {
    vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:4300').stubEnv('BACKEND_PUBLISHABLE_KEY', 'key')
    const covered = Object.values(routes).filter(({ pattern }) => needsSignIn(pattern.replace(':uid', 'a')))
    expect(covered.map(({ pattern }) => pattern)).toEqual(
      expect.arrayContaining(['/account/moderation', '/de/konto/profil', '/ar/account/experiences/:uid']),
    )
    const wrong = covered.filter((route) => {
      const { page: name, middleware = [] } = route as Route & { page: string }
      // Pages of other languages are those of the original.
      const { pattern } = (routes as Readonly<Record<string, Route>>)[name]!
      const folder = join(app, pattern.replace(':uid', '[uid]'))
      const page = readFileSync(join(folder, 'page.tsx'), 'utf8')
      const isAsked = middleware.includes('sign-in') && middleware.includes('private')
      const opens = opening.test(page) || readsItsOwn(folder, page)
      return !isAsked || middleware.includes('open') || !opens
    })
    expect(wrong).toEqual([])
  })

  // shows R015, R016, R017, R018
  it('tell the content service the addresses of the site', () => {
    expect(contentRoutes).toEqual(
      expect.arrayContaining([
        { type: 'home', path: '/', lang: 'en-gb' },
        { type: 'page', path: '/:uid', lang: 'en-gb' },
        { type: 'article', path: '/casino-blog/:uid', lang: 'en-gb' },
        { type: 'casino_review', path: '/casino-reviews/:uid', lang: 'en-gb' },
        { type: 'casino_review', path: '/de/casino-tests/:uid', lang: 'de-at' },
      ]),
    )
  })

  // shows R002, R015, R016, R017, R018
  it('lead from each document’s URL to its type’s page', () => {
    const folder = join(import.meta.dirname, '../../../content/documents')
    const documents = globSync('*/*.json', { cwd: folder }).map(
      (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { type: string; uid?: string },
    )
    const shown = documents.flatMap(({ type, uid }) => {
      const route = contentRoutes.find((candidate) => candidate.type === type)
      return route ? [{ type, uid, url: route.path.replace(':uid', encodeURIComponent(uid ?? '')) }] : []
    })
    expect(shown.length).toBeGreaterThan(20)
    for (const { type, uid, url } of shown) {
      const match = matchRoute(routes, url)
      expect(match).toMatchObject({ kind: 'matched', route: { document: type } })
      expect(match.kind === 'matched' && match.params['uid']).toBe(uid)
    }
  })

  it('leave the address of what is absent to nobody', () => {
    expect(matchRoute(routes, site.statusPages.pages?.[404] ?? '')).toEqual({ kind: 'unmatched' })
  })

  it.each(['/casino-blog/a', '/a', '/casino-reviews/nine-foxes', `/${'a'.repeat(128)}`])(
    'accept the uid in %s',
    (path) => {
      expect(matchRoute(routes, path)).toMatchObject({ kind: 'matched' })
    },
  )

  it.each([
    '/-a',
    '/a-',
    '/A',
    `/${'a'.repeat(129)}`,
    '/a%20b',
    '/a%22%29',
    '/a%5C',
    '/caf%C3%A9',
    '/casino-blog/page/1',
    '/casino-blog/page/02',
    '/casino-blog/page/10000',
  ])('refuse %s without asking anybody', (path) => {
    expect(matchRoute(routes, path).kind).not.toBe('matched')
  })
})

describe('findDocumentPath', () => {
  it('is where the page of a document is', () => {
    expect(findDocumentPath('article', 'odds')).toBe('/casino-blog/odds')
    expect(findDocumentPath('page', 'about')).toBe('/about')
    expect(findDocumentPath('home', null)).toBe('/')
    expect(findDocumentPath('bonus', 'tuesday')).toBe('/offers/tuesday')
    expect(findDocumentPath('bonus', 'dienstag', 'de-at')).toBe('/de/angebote/dienstag')
    expect(findDocumentPath('redirect', 'tuesday')).toBeUndefined()
    expect(findDocumentPath('page', null)).toBeUndefined()
  })

  it('gives no document a reserved address', () => {
    const others = Object.values(routes).flatMap(({ pattern }) => pattern.split('/')[1] || [])
    expect(others).toContain('login')
    for (const uid of [
      ...others.filter((segment) => !segment.startsWith(':')),
      'index',
      'index.rsc',
      'a.json',
    ])
      expect.soft(findDocumentPath('page', uid), uid).toBeUndefined()
    expect(findDocumentPath('article', 'page')).toBeUndefined()
    expect(findDocumentPath('article', 'odds.rsc')).toBeUndefined()
    expect(findDocumentPath('page', 'version-1.2')).toBe('/version-1.2')
  })

  it('gives no document the address of a handler or file', () => {
    const files = readdirSync(app, { withFileTypes: true })
      .map(({ name }) => name.replace(/\.(?:tsx?|test\.tsx?)$/, ''))
      // What these files make is served under another name.
      .flatMap((name) => ({ robots: 'robots.txt', manifest: 'manifest.webmanifest' })[name] ?? name)
      .filter((name) => /^[a-z]/.test(name) && !/^(?:page|layout|error|global-error|not-found)$/.test(name))
    expect(files).toEqual(expect.arrayContaining(['api', 'builds', 'icon.svg', 'robots.txt', 'sitemap.xml']))
    for (const file of files) expect.soft(findDocumentPath('page', file), file).toBeUndefined()
  })
})
