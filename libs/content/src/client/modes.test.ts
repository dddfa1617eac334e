import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildDocument, buildPage, buildRepository } from '../testing/build-document.ts'
import { scriptedFetch, type ScriptedFetch } from '../testing/scripted-fetch.ts'
import { failureOf, ourClient } from '../testing/two-clients.ts'
import type { ContentClientOptions } from './client-options.ts'
import { createContentClient } from './create-client.ts'
import { createVendorClient } from './vendor-client.ts'

const odds = buildDocument({ type: 'article', uid: 'odds' })
const repository = {
  ...buildRepository({
    masterRef: 'master-1',
    releases: [{ id: 'r1', ref: 'release-1~master-1', label: 'Spring' }],
    tagsUrl: 'https://a.test/api/v2/tags',
  }),
  integrationFieldsRef: 'integration-1',
  tags: ['from-repository'],
}

function service(): ScriptedFetch {
  return scriptedFetch((url) => {
    if (url.pathname.endsWith('/search')) return { body: buildPage([odds]) }
    if (url.pathname.endsWith('/tags')) return { body: ['from-form'] }
    if (url.pathname.endsWith('/graphql')) return { body: { data: { total: 1 } } }
    return { body: repository }
  })
}

async function refOf(
  options: Partial<ContentClientOptions>,
  ref?: string,
): Promise<string | null | undefined> {
  const fetch = service()
  await ourClient(fetch, options).content.getByUid('article', 'odds', ref === undefined ? {} : { ref })
  return fetch.requests.at(-1)?.url.searchParams.get('ref')
}

describe('createContentClient: the ref of a query', () => {
  it.each<[string, string, Partial<ContentClientOptions>]>([
    ['is the master ref', 'master-1', {}],
    ['is a release by id', 'release-1~master-1', { mode: { release: 'r1' } }],
    ['is a release by label', 'release-1~master-1', { mode: { releaseLabel: 'Spring' } }],
    ['is the one given', 'mine', { mode: { ref: 'mine' } }],
    ['is what a function gives', 'mine', { mode: { ref: async () => 'mine' } }],
    ['is the master ref when the function gives none', 'master-1', { mode: { ref: () => undefined } }],
  ])('%s (%s)', async (_what, ref, options) => {
    expect(await refOf(options)).toBe(ref)
  })

  // shows R079
  it('is the query’s own before everything else', async () => {
    expect(await refOf({ mode: { ref: 'mine' } }, 'own')).toBe('own')
  })

  // shows R079
  it('uses the preview’s ref before the client’s own', async () => {
    const fetch = service()
    const { content } = ourClient(fetch, { mode: { release: 'r1' } })
    const asked = () => fetch.requests.at(-1)?.url.searchParams.get('ref')
    await content.at({ ref: 'draft' }).getByUid('article', 'odds')
    expect(asked()).toBe('draft')
    await createVendorClient(content.at({ ref: 'draft' })).getByUID('article', 'odds')
    expect(asked()).toBe('draft')
    await createVendorClient(content).getByUID('article', 'odds')
    expect(asked()).toBe('release-1~master-1')
  })

  // shows R078, R079
  it('follows the same modes in the vendor’s client', async () => {
    const fetch = service()
    const { content } = ourClient(fetch)
    for (const [mode, ref] of [
      [{ release: 'r1' }, 'release-1~master-1'],
      [{ releaseLabel: 'Spring' }, 'release-1~master-1'],
      [{ ref: 'mine' }, 'mine'],
    ] as const) {
      await createVendorClient(content.at(mode)).getByUID('article', 'odds')
      expect(fetch.requests.at(-1)?.url.searchParams.get('ref')).toBe(ref)
    }
  })
})

describe('createContentClient: a query', () => {
  // shows R052, R152, R154
  it('carries what the vendor’s client would send, and the client’s own settings', async () => {
    const fetch = service()
    const { content } = ourClient(fetch, {
      accessToken: 'T',
      lang: 'fr-fr',
      routes: [{ type: 'article', path: '/casino-blog/:uid' }],
      brokenRoute: '/404',
    })
    await content.getByType('article', {
      orderings: [{ field: 'my.article.date', direction: 'desc' }],
      fetchLinks: ['person.name'],
      page: 2,
      pageSize: 5,
    })
    expect(Object.fromEntries(fetch.requests.at(-1)?.url.searchParams ?? [])).toEqual({
      q: '[[at(document.type, "article")]]',
      orderings: '[my.article.date desc]',
      fetchLinks: 'person.name',
      page: '2',
      pageSize: '5',
      lang: 'fr-fr',
      routes: '[{"type":"article","path":"/casino-blog/:uid"}]',
      brokenRoute: '/404',
      ref: 'master-1',
      integrationFieldsRef: 'integration-1',
      access_token: 'T',
      'x-c': 'js-7.22.0',
    })
    expect(fetch.requests[0]?.url.search).toBe('?access_token=T')
  })

  // shows R151, R230
  it('believes repository information for five seconds', async () => {
    let nowMs = 0
    const fetch = service()
    const content = createContentClient({ repositoryName: 'test', fetch, now: () => nowMs })
    const repositoryReads = (): number =>
      fetch.requests.filter(({ url }) => url.pathname === '/api/v2').length
    await content.getByUid('article', 'odds')
    nowMs = 4_999
    await content.getByUid('article', 'odds')
    expect(repositoryReads()).toBe(1)
    nowMs = 5_000
    await content.getByUid('article', 'odds')
    expect(repositoryReads()).toBe(2)
  })

  it('ends for one caller and continues for others', async () => {
    let release = (): void => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const fetch = scriptedFetch(async (url) => {
      if (!url.pathname.endsWith('/search')) return { body: repository }
      await gate
      return { body: buildPage([odds]) }
    })
    const { content } = ourClient(fetch)
    const leaving = new AbortController()
    const one = failureOf(content.getByUid('article', 'odds', { signal: leaving.signal }))
    const other = content.getByUid('article', 'odds')
    leaving.abort(new Error('left'))
    expect((await one).message).toBe('left')
    release()
    expect(await other).toEqual(odds)
  })
})

describe('createContentClient: tags', () => {
  // shows R051, R155
  it('come from where the repository says, else from the repository', async () => {
    expect(await ourClient(service()).content.tags()).toEqual(['from-form'])
    const failing = scriptedFetch((url) =>
      url.pathname.endsWith('/tags') ? { status: 500, body: 'oops' } : { body: repository },
    )
    expect(await ourClient(failing).content.tags()).toEqual(['from-repository'])
  })
})

describe('createContentClient: graphql', () => {
  // shows R156
  it('carries ref, token and integration ref, and lets the caller’s headers win', async () => {
    const fetch = service()
    const { content } = ourClient(fetch, { accessToken: 'T' })
    const query = 'query All {\n  _allDocuments {\n    totalCount\n  }\n}'
    expect(await content.graphql(query, { headers: { Authorization: 'mine' }, variables: { a: 1 } })).toEqual(
      { total: 1 },
    )

    const { url, init } = fetch.requests.at(-1) as { url: URL; init: RequestInit }
    expect(url.pathname).toBe('/graphql')
    expect(url.searchParams.get('query')).toBe('query All{_allDocuments{totalCount}}')
    expect(url.searchParams.get('variables')).toBe('{"a":1}')
    expect(url.searchParams.get('ref')).toBe('master-1')
    expect(init.headers).toEqual({
      'prismic-ref': 'master-1',
      authorization: 'mine',
      'prismic-integration-field-ref': 'integration-1',
    })
  })

  it('throws what the query got wrong', async () => {
    const fetch = scriptedFetch((url) =>
      url.pathname.endsWith('/graphql')
        ? { body: { errors: [{ message: 'Unknown field' }] } }
        : { body: repository },
    )
    expect(await failureOf(ourClient(fetch).content.graphql('{x}'))).toMatchObject({
      code: 'content/bad-request',
      message: 'Unknown field',
    })
  })
})

describe('createContentClient: getFirst', () => {
  // shows R153
  it.each([
    [{}, '1'],
    [{ pageSize: 5 }, '5'],
    [{ page: 2 }, null],
  ])('asks for one document, unless told otherwise: %j', async (options, pageSize) => {
    const fetch = service()
    await ourClient(fetch).content.getFirst(options)
    expect(fetch.requests.at(-1)?.url.searchParams.get('pageSize')).toBe(pageSize)
  })
})

describe('createContentClient', () => {
  // shows R003, R006, R194
  it.each([
    [
      { repositoryName: 'a b' },
      'content/invalid-options',
      /^An invalid Prismic repository name was given: a b\./,
    ],
    [{ repositoryName: 'abc' }, 'content/invalid-options', /invalid Prismic repository name/],
    [
      { repositoryName: 'test', endpoint: 'nowhere' },
      'content/invalid-options',
      /^documentAPIEndpoint is not a valid URL: nowhere/,
    ],
    [
      { repositoryName: 'test', endpoint: 'http://a.test/api/v2?x=1' },
      'content/invalid-options',
      /not a valid URL/,
    ],
    [
      { repositoryName: 'test', fetch: 'fetch' as never },
      'content/no-fetch',
      /^fetch must be a function, but received: string$/,
    ],
  ])('refuses %j', (options, code, message) => {
    expect(() => createContentClient(options)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    )
  })

  // shows R194
  it('cannot be made without a fetch', () => {
    vi.stubGlobal('fetch', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(() => createContentClient({ repositoryName: 'test' })).toThrow(
      expect.objectContaining({
        code: 'content/no-fetch',
        message: expect.stringMatching(/^A valid fetch implementation was not provided\. In environments/),
      }),
    )
  })

  it('sends a write once, and again only after a 429', async () => {
    const fetch = scriptedFetch(
      { status: 429, headers: { 'retry-after': '1' } },
      { status: 503, body: 'down' },
    )
    const { content, waits } = ourClient(fetch)
    const response = await content.fetch('https://migration.test/documents', { method: 'POST', body: '{}' })
    expect([response.status, fetch.requests.length, waits]).toEqual([503, 2, [1000]])
  })
})
