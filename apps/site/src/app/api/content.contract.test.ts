import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '@house-edge/backend'
import { templateFolder } from '@house-edge/backend/template'
import { startContentService } from '@house-edge/content-service'
import { savedIn } from '@house-edge/readers/saved'
import { pageHeader } from '@house-edge/serving/headers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser, origin, signedIn, useFormSite } from '../../../testing/form-site.ts'

const { jar } = vi.hoisted(() => ({ jar: new Map<string, string>() }))
vi.mock('server-only', () => ({}))
// Behind the site's server, which has settled whose address it is.
vi.mock('@house-edge/serving/log', async (original) => ({
  ...(await original<object>()),
  currentRequestId: () => 'settled',
}))
// The framework's own store and jar are not there in a test.
vi.mock('next/cache', () => ({ revalidateTag: () => {}, revalidatePath: () => {} }))
vi.mock('next/headers', () => ({
  draftMode: async () => ({
    isEnabled: jar.has('__prerender_bypass'),
    enable: () => void jar.set('__prerender_bypass', 'draft'),
  }),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: ({ name, value }: { name: string; value: string }) => void jar.set(name, value),
  }),
}))

const workspace = join(import.meta.dirname, '../../../../..')
const webhookSecret = 'a secret of sixteen or more'
const [article, review] = ['article_ten-times-and-no-more', 'casino_review_brass-orrery']
const closing: (() => Promise<unknown>)[] = []
const site = useFormSite({ startBackend, templateFolder })
let routes: Awaited<ReturnType<typeof loadRoutes>>
let contentOrigin: string

const loadRoutes = async () => ({
  save: (await import('./saved/route.ts')).POST,
  carryOver: (await import('./saved/carry-over/route.ts')).GET,
  watch: (await import('./watch/route.ts')).POST,
  tell: (await import('./experiences/route.ts')).POST,
  suggestions: (await import('./suggestions/route.ts')).GET,
  preview: (await import('./preview/route.ts')).GET,
  news: (await import('./preview/news/route.ts')).GET,
  exitPreview: (await import('./exit-preview/route.ts')).GET,
  revalidate: (await import('./revalidate/route.ts')).POST,
  health: (await import('./health/route.ts')).GET,
  icons: (await import('./%5Fnuxt_icon/[collection]/route.ts')).GET,
})

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-handlers-'))
  // The store may still be writing what it keeps.
  closing.unshift(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  // A service measures each picture at its start, which takes longer than all else of it.
  await cp(join(workspace, 'content/documents'), join(folder, 'documents'), { recursive: true })
  await cp(join(workspace, 'content/repository.json'), join(folder, 'repository.json'))
  const libraries = join(workspace, 'libs')
  const models = {
    customTypes: join(libraries, 'reviews/customtypes'),
    slices: [join(libraries, 'slices/src'), join(libraries, 'reviews/src/slices')],
  }
  const service = await startContentService({ folder, models, port: 0, siteOrigin: origin })
  closing.unshift(() => service.close())
  contentOrigin = service.origin
  vi.stubEnv('CONTENT_ENDPOINT', `${contentOrigin}/api/v2`)
  vi.stubEnv('CONTENT_WEBHOOK_SECRET', webhookSecret)
  vi.stubEnv('SITE_STATE_FOLDER', join(folder, 'state'))
  routes = await loadRoutes()
  const { contentStore } = await import('../../content/published-content.ts')
  // No visitor waits longer than three seconds for what a busy machine reads first.
  await vi.waitFor(() => contentStore().addresses('article'), { timeout: 60_000, interval: 100 })
})
afterAll(async () => {
  for (const close of closing) await close()
})
beforeEach(() => jar.clear())

/** Calls the desk as its pages do. */
async function desk(method: string, path: string, body?: object, headers: object = {}) {
  const answer = await fetch(`${contentOrigin}/desk/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok).toBe(true)
  return (await answer.json()) as Record<string, unknown>
}

async function saveDraft(title: string): Promise<void> {
  const { version } = await desk('GET', '/documents/page_about')
  await desk('PUT', '/documents/page_about/draft', { data: { title } }, { 'if-match': version })
}

const idsIn = async (table: string, user: string): Promise<unknown[]> => {
  const { data } = await site.service.from(table).select('document_id').eq('user_id', user)
  return (data ?? []).map(({ document_id }) => document_id as unknown)
}

describe('a page that is saved', () => {
  it('is kept in the browser of who has no account', async () => {
    const browser = openBrowser()
    const saved = await browser.send(routes.save, { document: article })
    expect([saved.to, saved.said]).toEqual(['/saved', 'auth/saved'])
    const again = await browser.send(routes.save, { document: review, stay: 'yes' })
    expect(again.to).toMatch(/^\/casino-reviews\/brass-orrery#/)
    expect(savedIn(`he-saved=${browser.cookies.get('he-saved')}`)).toEqual([review, article])
  })

  it('is kept in the account of who has one, and nowhere else', async () => {
    const [reader, other] = [await signedIn(site), await signedIn(site)]
    const saved = await reader.send(routes.save, { document: article })
    expect([saved.to, saved.said]).toEqual(['/account/saved', 'auth/saved'])
    expect((await reader.send(routes.save, { document: article, stay: 'yes' })).to).toMatch(
      /^\/casino-blog\/ten-times-and-no-more#/,
    )
    expect([await idsIn('saved_items', reader.id), await idsIn('saved_items', other.id)]).toEqual([
      [article],
      [],
    ])
    expect([...reader.cookies.keys()]).not.toContain('he-saved')
  })

  it.each(['', 'settings', 'no-such-document', 'a b', 'topic_payments'])(
    'is one that can be read again: %j is not',
    async (document) => {
      const { said, set } = await openBrowser().send(routes.save, { document })
      expect([said, set.join().includes('he-saved')]).toEqual(['auth/form-invalid', false])
    },
  )
})

describe('what a browser has kept', () => {
  it('moves into the account, once it is one', async () => {
    const browser = openBrowser()
    await browser.send(routes.save, { document: article })
    const early = await browser.visit(routes.carryOver, '/api/saved/carry-over')
    expect([early.to, browser.cookies.has('he-saved')]).toEqual(['/saved', true])
    const reader = await signedIn(site)
    reader.cookies.set('he-saved', browser.cookies.get('he-saved') ?? '')
    const carried = await reader.visit(routes.carryOver, '/api/saved/carry-over')
    expect([carried.to, carried.said, reader.cookies.has('he-saved')]).toEqual([
      '/account/saved',
      'auth/saved',
      false,
    ])
    expect(await idsIn('saved_items', reader.id)).toEqual([article])
  })

  it('stays where the account is full, and asks nothing where it is none', async () => {
    const reader = await signedIn(site)
    const rows = Array.from({ length: 500 }, (_, at) => ({ user_id: reader.id, document_id: `page_${at}` }))
    expect((await site.service.from('saved_items').insert(rows)).error).toBeNull()
    const nothing = await reader.visit(routes.carryOver, '/api/saved/carry-over')
    expect([nothing.to, nothing.said]).toEqual(['/account/saved', undefined])
    const browser = openBrowser()
    await browser.send(routes.save, { document: article })
    reader.cookies.set('he-saved', browser.cookies.get('he-saved') ?? '')
    const carried = await reader.visit(routes.carryOver, '/api/saved/carry-over')
    expect([carried.said, reader.cookies.has('he-saved')]).toEqual(['auth/too-many-attempts', true])
  })
})

describe('a review that is watched', () => {
  it('is one, with its score of now, and of the reader alone', async () => {
    const [reader, other] = [await signedIn(site), await signedIn(site)]
    for (const each of [reader, other])
      expect((await each.send(routes.watch, { document: review })).said).toBe('auth/saved')
    const { data } = await site.service.from('watches').select('score, status').eq('user_id', reader.id)
    expect(data).toEqual([{ score: 5.3, status: 'active' }])
    expect((await reader.send(routes.watch, { document: article })).said).toBe('auth/form-invalid')
    expect((await reader.send(routes.watch, { document: review, stop: 'yes' })).said).toBe('auth/saved')
    expect([await idsIn('watches', reader.id), await idsIn('watches', other.id)]).toEqual([[], [review]])
    expect((await openBrowser().send(routes.watch, { document: review })).to).toMatch(/^\/login/)
  })
})

describe('an experience that is told', () => {
  const marks = { payouts: '4', terms: '2', support: '5', games: '3' }

  it('waits to be read, in place of the earlier one', async () => {
    const reader = await signedIn(site)
    for (const body of [randomUUID(), randomUUID()].map((own) => `They paid in four days. ${own}`)) {
      const told = await reader.send(routes.tell, { casino: 'brass-orrery', ...marks, body })
      expect([told.to, told.said]).toEqual(['/account/experiences', 'auth/saved'])
      const rows = site.service.from('experiences').select('document_id, body, status, payouts')
      expect((await rows.eq('user_id', reader.id)).data).toEqual([
        { document_id: review, body, status: 'pending', payouts: 4 },
      ])
    }
  })

  it('comes back with what was typed where it is refused', async () => {
    const reader = await signedIn(site)
    const refused = await reader.send(routes.tell, { casino: 'brass-orrery', ...marks, body: 'Short.' })
    expect([refused.to, refused.said]).toEqual(['/account/experiences/brass-orrery', 'auth/form-invalid'])
    const isTyped = () => [...reader.cookies.keys()].some((name) => name.startsWith('he-typed'))
    expect(isTyped()).toBe(true)
    const body = `They paid in four days. ${randomUUID()}`
    await reader.send(routes.tell, { casino: 'brass-orrery', ...marks, body })
    expect(isTyped()).toBe(false)
    const none = await reader.send(routes.tell, { casino: 'no-such-casino', ...marks, body })
    expect(none.said).toBe('auth/unavailable')
    expect(await idsIn('experiences', reader.id)).toEqual([review])
    expect((await openBrowser().send(routes.tell, { casino: 'brass-orrery', body })).to).toMatch(/^\/login/)
  })
})

describe('suggestions', () => {
  it('are pages of the site, and help alone in distress', async () => {
    const ask = async (typed: string): Promise<string> => {
      const asked = `${origin}/api/suggestions?q=${encodeURIComponent(typed)}`
      return (await routes.suggestions(new Request(asked))).text()
    }
    expect(await ask('brass')).toContain('"/casino-reviews/brass-orrery"')
    expect(JSON.parse(await ask(' '))).toEqual({ suggestions: [] })
    for (const said of ['suicide', 'lost 2000 at brass orrery', 'je veux arrêter', 'i keep losing'])
      expect(JSON.parse(await ask(said)).suggestions).toMatchObject([{ note: 'Help' }])
  })
})

describe('a preview', () => {
  const navigate = { 'sec-fetch-mode': 'navigate' }
  const open = (url: string) => routes.preview(new Request(url, { headers: navigate }))
  const news = async (seen = '') => {
    const answer = await routes.news(
      new Request(`${origin}/api/preview/news?seen=${encodeURIComponent(seen)}`),
    )
    return { status: answer.status, ...((await answer.json()) as { state: string; token?: string }) }
  }

  it('opens at its page, hears what is saved, and ends', async () => {
    await saveDraft('About, as a draft')
    const { url } = await desk('POST', '/previews', { documentId: 'page_about' })
    const entered = await open(String(url))
    expect([entered.status, entered.headers.get('location')]).toEqual([307, '/about'])
    expect([...jar.keys()]).toEqual(['__prerender_bypass', 'io.prismic.preview'])
    expect(await news()).toMatchObject({ status: 200, state: 'same' })
    await saveDraft('About, as another draft')
    expect(await news()).toMatchObject({ status: 200, state: 'changed' })
    const left = await routes.exitPreview(
      new Request(`${origin}/api/exit-preview?to=/about`, { headers: navigate }),
    )
    expect(left.headers.get('location')).toBe('/about')
    for (const name of jar.keys()) expect(left.headers.getSetCookie().join()).toContain(`${name}=;`)
    jar.clear()
    expect(await news()).toMatchObject({ status: 404, state: 'none' })
  })

  it('that cannot be opened begins none, and names its notice', async () => {
    const token = encodeURIComponent('https://evil.example/previews/x')
    const refused = await open(`${origin}/api/preview?token=${token}&documentId=page_about`)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.headers.get(pageHeader)).toMatch(/^\/preview-notice\/\w/)
    expect([...jar]).toEqual([])
  })
})

describe('a call of the content service', () => {
  it('is heard with its secret alone', async () => {
    const call = (secret: string) =>
      routes.revalidate(
        new Request(`${origin}/api/revalidate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'test-trigger', secret }),
        }),
      )
    expect((await call('another secret of sixteen')).status).toBe(401)
    expect(await (await call(webhookSecret)).json()).toEqual({ status: 'test' })
  })
})

describe('addresses without a visitor', () => {
  it('say that the process answers, to be kept by no cache', async () => {
    const answer = routes.health()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toEqual({ status: 'ok' })
  })

  it('hand out the icons of a collection by its name', async () => {
    const ask = (collection: string) =>
      routes.icons(new Request(`${origin}/api/_nuxt_icon/${collection}?icons=house`), {
        params: Promise.resolve({ collection }),
      })
    expect(await (await ask('lucide.json')).json()).toMatchObject({ icons: { house: {} } })
    expect((await ask('mdi.json')).status).toBe(404)
  })
})
