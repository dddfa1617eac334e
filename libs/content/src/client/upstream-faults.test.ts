/**
 * Each fault of the vendor's client that this library closes: first shown on the
 * bare client, then on ours. When a case fails in its first half, the vendor has
 * mended it and our own measure can be reconsidered.
 *
 * @module
 */
import { filter as vendorFilter, type PrismicDocument } from '@prismicio/client'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filter } from '../filter/filter.ts'
import { buildDocument, buildPage } from '../testing/build-document.ts'
import { type HttpService, serveOverHttp, type WireFault } from '../testing/http-service.ts'
import { memoryService } from '../testing/memory-service.ts'
import type { Script } from '../testing/scripted-fetch.ts'
import { bareClient, failureOf, ourClient, searches, searchScript } from '../testing/two-clients.ts'
import { createContentClient } from './create-client.ts'
import { createVendorClient } from './vendor-client.ts'

const odds = buildDocument({ type: 'article', uid: 'odds' })

describe('createContentClient: status 429', () => {
  const limited = { status: 429, body: {} }

  // shows P07
  it('is repeated endlessly by the vendor, twice by ours', async () => {
    const patience = 40
    const answers = Array.from({ length: patience }, () => limited) as unknown as [Script]
    const bareFetch = searchScript(...answers, { body: buildPage([odds]) })
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await bareClient(bareFetch).getByUID('article', 'odds')
    expect(searches(bareFetch)).toHaveLength(patience + 1)
    expect(new Set(timers.mock.calls.map(([, ms]) => ms))).toEqual(new Set([0]))

    const fetch = searchScript(limited)
    const { content, waits } = ourClient(fetch)
    const error = await failureOf(content.getByUid('article', 'odds'))
    expect(error.code).toBe('content/rate-limited')
    expect([searches(fetch).length, waits]).toEqual([3, [1500, 1500]])
  })

  it.each([
    ['a date', 'Thu, 01 Jan 2026 12:00:03 GMT', 3000],
    ['a number', '2', 2000],
    ['a date in the past', 'Thu, 01 Jan 2026 11:00:00 GMT', 200],
    ['less than nothing', '-1', 1500],
    ['another notation', '1e12', 1500],
    ['nothing', '', 1500],
    ['a word', 'soon', 1500],
  ])('with %s in Retry-After is honoured or read as nothing', async (_what, header, waitMs) => {
    const { content, waits } = ourClient(
      searchScript({ ...limited, headers: { 'retry-after': header } }, { body: buildPage([odds]) }),
    )
    expect(await content.getByUid('article', 'odds')).toEqual(odds)
    expect(waits).toEqual([waitMs])
  })

  // shows F3
  it('makes the vendor wait a day; ours gives up', async () => {
    const answer = { ...limited, headers: { 'retry-after': '86400' } }
    const { content, waits } = ourClient(searchScript(answer))
    const error = await failureOf(content.getByUid('article', 'odds'))
    expect(error).toMatchObject({ code: 'content/rate-limited', retryAfterMs: 30_000 })
    expect(waits).toEqual([])
  })

  it('never reaches the vendor’s loop through the vendor’s client over ours', async () => {
    const fetch = searchScript(limited)
    const { content } = ourClient(fetch)
    const error = await failureOf(createVendorClient(content).getByUID('article', 'odds'))
    expect(error.code).toBe('content/rate-limited')
    expect(searches(fetch)).toHaveLength(3)
  })
})

describe('createContentClient: a body that is not the API’s', () => {
  const html = { body: '<!doctype html><title>Sign in to the network</title>', contentType: 'text/html' }

  // shows R190, F11
  it.each([
    ['200 with HTML', html, 1],
    ['200 with HTML that claims to be JSON', { ...html, contentType: 'application/json' }, 2],
    ['200 without a body', { body: '' }, 2],
    ['200 with half a body', { body: '{"page":1,"results":[{"id":' }, 2],
    ['404 with HTML', { ...html, status: 404 }, 1],
    ['401 without a body', { body: '', status: 401 }, 1],
    ['400 with HTML', { ...html, status: 400 }, 1],
    ['410 with half a body', { body: '{"type":', status: 410 }, 1],
  ])('is a SyntaxError for %s at the vendor', async (_what, answer, attempts) => {
    const bare = await failureOf(bareClient(searchScript(answer)).getByUID('article', 'odds'))
    expect(bare).toBeInstanceOf(SyntaxError)

    const fetch = searchScript(answer)
    const { content } = ourClient(fetch)
    const ours = await failureOf(content.findByUid('article', 'odds'))
    expect(ours).toMatchObject({
      code: 'content/invalid-response',
      message: expect.stringMatching(/^An invalid API response was returned: /),
      isTransient: true,
    })
    expect(searches(fetch)).toHaveLength(attempts)

    const through = await failureOf(createVendorClient(content).getByUID('article', 'odds'))
    expect(through.code).toBe('content/invalid-response')
  })

  // shows R044, R045, R046, R047, R048, R061, R191, F13
  it.each([
    ['{}', {}, 'results'],
    ['null', null, ''],
    ['results that are a word', { ...buildPage([]), results: 'none' }, 'results'],
    ['a page that is no number', { ...buildPage([]), page: 'NaN' }, 'page'],
    ['page 0', { ...buildPage([]), page: 0 }, 'page'],
    [
      'a document without id',
      buildPage([{ ...odds, id: undefined } as unknown as PrismicDocument]),
      'results.0.id',
    ],
  ])('200 with %s is an invalid response that says where', async (_what, body, place) => {
    const bare = bareClient(searchScript({ body }))
    expect((await failureOf(bare.getByUID('article', 'odds'))).name).not.toBe('PrismicError')

    const { content } = ourClient(searchScript({ body }))
    expect(await failureOf(content.findByUid('article', 'odds'))).toMatchObject({
      code: 'content/invalid-response',
      fault: 'shape',
      paths: expect.arrayContaining([place]) as unknown,
    })
  })
})

describe('createContentClient: a status without a class', () => {
  // shows R189
  it.each([
    [403, { error: 'Access to this Ref requires an access token' }, 'content/forbidden'],
    [422, 'The maximum size of response body is: 6 MO (6291456 bytes)', 'content/too-large'],
    [500, 'oops', 'content/unavailable'],
    [503, 'oops', 'content/unavailable'],
    [301, '', 'content/invalid-response'],
    [418, '', 'content/invalid-response'],
  ])('has no class at %i with the vendor; ours has a code', async (status, body, code) => {
    const bare = await failureOf(bareClient(searchScript({ status, body })).getByUID('article', 'odds'))
    expect(bare.name).toBe('Error')
    expect(bare.code).toBeUndefined()

    const { content } = ourClient(searchScript({ status, body }))
    expect((await failureOf(content.findByUid('article', 'odds'))).code).toBe(code)
    expect((await failureOf(createVendorClient(content).getByUID('article', 'odds'))).code).toBe(code)
  })
})

describe('createContentClient: a connection that does not answer', () => {
  let wire: HttpService

  beforeEach(async () => {
    wire = await serveOverHttp(memoryService([odds]))
  })
  afterEach(() => wire.close())

  it.each<WireFault>(['silent', 'drip'])(
    'but is %s keeps the vendor waiting; ours gives up',
    async (fault) => {
      wire.breakWire(fault)
      const stop = new AbortController()
      const bare = bareClient(globalThis.fetch, wire.endpoint)
      const waiting = failureOf(bare.getByUID('article', 'odds', { fetchOptions: { signal: stop.signal } }))

      const limits = { attemptTimeoutMs: 100, maxAttempts: 1 }
      const content = createContentClient({ repositoryName: 'test', endpoint: wire.endpoint, limits })
      const ours = await failureOf(content.findByUid('article', 'odds'))
      expect(ours).toMatchObject({ code: 'content/unavailable', reason: 'timeout' })
      expect(await Promise.race([waiting, setImmediate('still waiting')])).toBe('still waiting')
      stop.abort()
      await waiting
    },
  )

  it.each<WireFault>(['cut', 'reset'])('fails without a class when %s; ours tries again', async (fault) => {
    wire.breakWire(fault)
    const bare = await failureOf(bareClient(globalThis.fetch, wire.endpoint).getByUID('article', 'odds'))
    expect(bare.name).toBe('TypeError')
    expect(bare.code).toBeUndefined()

    const before = wire.requests.length
    const endpoint = wire.endpoint
    const content = createContentClient({ repositoryName: 'test', endpoint, random: () => 0 })
    const ours = await failureOf(content.findByUid('article', 'odds'))
    expect(ours).toMatchObject({ code: 'content/unavailable', reason: 'network' })
    expect(wire.requests.length - before).toBe(3)
  })

  it('is not repeated once past the deadline', async () => {
    const { content, waits } = ourClient(searchScript(new Error('refused')), {
      limits: { deadlineMs: 100, backoffBaseMs: 1000 },
    })
    expect(await failureOf(content.findByUid('article', 'odds'))).toMatchObject({
      code: 'content/unavailable',
    })
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(100)
  })

  it('is not read beyond the limit', async () => {
    const fetch = searchScript({ body: buildPage([{ ...odds, data: { text: 'x'.repeat(2_000) } }]) })
    const { content } = ourClient(fetch, { limits: { maxBodyBytes: 1_000 } })
    expect(await failureOf(content.findByUid('article', 'odds'))).toMatchObject({
      code: 'content/too-large',
      limitBytes: 1_000,
    })
    expect(searches(fetch)).toHaveLength(1)
  })
})

describe('filter: a value from an address', () => {
  const hostile = String.raw`x\", "y")][at(document.type, "secret`

  // shows P07
  it('leaves its quotes at the vendor; ours refuses it', async () => {
    // Backslash and backslash, then a quote: read as one backslash and the end of the string.
    expect(vendorFilter.at('my.article.uid', hostile)).toContain(String.raw`"x\\", `)
    expect(() => filter.at('my.article.uid', hostile)).toThrow(
      expect.objectContaining({ code: 'content/unsafe-value' }),
    )
    expect(() => filter.any('document.tags', ['fine', String.raw`a\b`])).toThrow(/query cannot carry/)
    expect(() => filter.at('my.article.uid)][at(x', 'y')).toThrow(/query cannot carry/)
    expect(filter.at('my.article.uid', 'say "hello"')).toBe(String.raw`[at(my.article.uid, "say \"hello\"")]`)
    expect(filter.similar('article_odds', 10)).toBe('[similar("article_odds", 10)]')
  })

  it('is not sent through the vendor’s client over ours either', async () => {
    const fetch = searchScript({ body: buildPage([]) })
    const { content } = ourClient(fetch)
    for (const work of [
      createVendorClient(content).getByUID('article', hostile),
      createVendorClient(content).getByIDs([hostile]),
      createVendorClient(content).get({ filters: [vendorFilter.at('document.id', 'x\\')] }),
    ]) {
      expect((await failureOf(work)).code).toBe('content/unsafe-value')
    }
    expect(searches(fetch)).toEqual([])
  })
})

describe('createContentClient: a master ref in a message', () => {
  it('keeps the full stop at the vendor; ours reads on', async () => {
    const message = 'The provided ref is no longer accessible, it has expired. Master ref is: master-2.'
    const expired = { status: 410, body: { type: 'api_validation_error', message } }
    const answer: Script = (url) =>
      url.searchParams.get('ref') === 'master-2' ? { body: buildPage([odds]) } : expired

    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const bareFetch = searchScript(answer)
    await failureOf(bareClient(bareFetch).getByUID('article', 'odds'))
    expect(searches(bareFetch).map((url) => url.searchParams.get('ref'))).toEqual([
      'master-1',
      'master-2.',
      'master-2.',
    ])

    const { content } = ourClient(searchScript(answer))
    expect(await content.getByUid('article', 'odds')).toEqual(odds)
  })
})
