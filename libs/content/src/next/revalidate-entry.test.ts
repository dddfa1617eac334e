import { describe, expect, it } from 'vitest'
import { UnavailableError } from '../errors/unavailable-error.ts'
import { benchWith, odds, secret } from '../testing/webhook-bench.ts'

describe('revalidateEntry', () => {
  it('drops changed documents softly and removed ones at once', async () => {
    const { post, dropped } = benchWith({ changed: [odds], removed: [{ ...odds, id: 'gone', uid: 'gone' }] })
    const answer = await (await post({ type: 'api-update', secret, documents: ['article_odds'] })).json()

    expect(answer).toMatchObject({ status: 'done', ref: 'm2', changed: 1, removed: 1, documents: 40 })
    expect(dropped).toContain('content:document:article:article_odds "max"')
    expect(dropped).toContain('content:address:article:odds "max"')
    expect(dropped).toContain('content:document:article:gone {"expire":0}')
    expect(dropped.filter((line) => line.includes('article_odds') && line.includes('expire'))).toEqual([])
  })

  it('believes nothing of the body but that something happened', async () => {
    const { post, refreshes, dropped } = benchWith(undefined)
    const body = { type: 'api-update', secret, masterRef: 'old-ref', documents: ['x'] }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(body).then((response) => response.json())),
    )

    // The service names no such version: it was replaced long ago, or a cache does not know of it yet.
    expect(new Set(answers.map((answer: { status: string }) => answer.status))).toEqual(new Set(['deferred']))
    expect(dropped).toEqual([])
    expect(refreshes[0]).toEqual({ hint: ['x'], acceptDisappearance: false, expectRef: 'old-ref' })
  })

  it('drops what the store’s check found', async () => {
    const { post, dropped } = benchWith({ changed: [odds] }, {}, new UnavailableError({ reason: 'network' }))
    expect(await (await post({ type: 'api-update', secret })).json()).toMatchObject({ changed: 1 })
    expect(dropped).not.toEqual([])
  })

  it('leaves it to the store when the service fails', async () => {
    const { post } = benchWith(undefined, {}, new UnavailableError({ reason: 'network' }))
    const response = await post({ type: 'api-update', secret })
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'deferred', code: 'content/publish-deferred', ref: 'm2' },
    ])
  })

  it.each([
    ['more than a thousand ids', Array.from({ length: 1_001 }, (_, index) => `id-${index}`)],
    ['an id that is too long', ['x'.repeat(129)]],
    ['no texts', [1, null, {}]],
    ['no list', 'all'],
  ])('takes %s for no hint, and looks at everything', async (_what, documents) => {
    const { post, refreshes } = benchWith({ changed: [odds] })
    expect((await post({ type: 'api-update', secret, documents })).status).toBe(200)
    expect(refreshes).toEqual([{ hint: [], acceptDisappearance: false }])
  })

  // shows F66
  it.each<[number, string, unknown, RequestInit]>([
    [401, 'a wrong secret', { type: 'api-update', secret: 'wrong' }, {}],
    [401, 'no secret', { type: 'api-update' }, {}],
    [401, 'a wrong secret in a test', { type: 'test-trigger', secret: 'wrong' }, {}],
    [401, 'a list as secret', { type: 'api-update', secret: [secret] }, {}],
    [401, 'a number as secret', { type: 'api-update', secret: 1 }, {}],
    [400, 'two secrets', `{"type":"api-update","secret":"wrong","secret":"${secret}"}`, {}],
    [400, 'two secrets, one spelt', `{"type":"api-update","\\u0073ecret":"wrong","secret":"${secret}"}`, {}],
    [400, 'another type', { type: 'delete-everything', secret }, {}],
    [400, 'a list', [], {}],
    [400, 'cut JSON', '{"type":"api-update"', {}],
    [400, 'JSON without a bottom', '['.repeat(200_000), {}],
    [413, 'ten megabytes', 'x'.repeat(10_000_000), {}],
    [
      413,
      'a length that is a lie',
      'x'.repeat(300_000),
      { headers: { 'content-type': 'application/json', 'content-length': '5' } },
    ],
    [400, 'a form', 'type=api-update', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [400, 'no content type', '{}', { headers: { 'content-type': '' } }],
    // What a page of another site can send without being asked (Fetch, "CORS-safelisted request-header").
    [
      400,
      'a webhook that says it is text',
      JSON.stringify({ type: 'api-update', secret }),
      { headers: { 'content-type': 'text/plain' } },
    ],
  ])('answers %i to %s, and does nothing', async (status, _what, body, init) => {
    const { post, dropped, refreshes } = benchWith({ changed: [odds] })
    const response = await post(body, init)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect([dropped, refreshes]).toEqual([[], []])
  })

  it('answers 429 after thirty refusals, to that caller alone', async () => {
    let nowMs = 0
    const { post, refreshes } = benchWith(undefined, { now: () => nowMs })
    const call = async (caller: string, given: string): Promise<Response> =>
      post(
        { type: 'api-update', secret: given },
        { headers: { 'content-type': 'application/json', 'x-forwarded-for': caller } },
      )
    const statuses: number[] = []
    for (let count = 0; count < 40; count += 1) statuses.push((await call('a', 'guessed')).status)
    expect(statuses).toEqual([
      ...Array.from({ length: 30 }, () => 401),
      ...Array.from({ length: 10 }, () => 429),
    ])
    expect((await call('a', 'guessed')).headers.get('retry-after')).toBe('60')
    expect(refreshes).toEqual([])
    expect((await call('b', 'guessed')).status).toBe(401)
    nowMs += 61_000
    expect((await call('a', 'guessed')).status).toBe(401)
  })

  it('counts together with other processes, which learn of no address', async () => {
    const listeners: ((news: string) => void)[] = []
    const told: string[] = []
    const process = (own: number) =>
      benchWith(undefined, {
        peers: {
          nameOf: (caller) => `digest of ${caller.length}`,
          send: (news) => {
            told.push(news)
            listeners.forEach((listener, other) => other !== own && listener(news))
          },
          onMessage: (listener) => (listeners[own] = listener),
        },
      })
    const [one, two] = [process(0), process(1)]
    const call = async ({ post }: typeof one, given: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' }
      return (await post({ type: 'api-update', secret: given }, { headers })).status
    }
    for (let count = 0; count < 15; count += 1)
      expect([await call(one, 'guessed'), await call(two, 'guessed')]).toEqual([401, 401])
    expect([await call(one, 'guessed'), await call(two, 'guessed')]).toEqual([429, 429])
    expect([await call(one, secret), await call(two, secret)]).toEqual([200, 200])
    expect(new Set(told)).toEqual(new Set(['digest of 9']))
    expect(told).toHaveLength(30)
  })

  it('listens to the secret after any number of refusals', async () => {
    const { post } = benchWith(undefined)
    const call = async (caller: string, given: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': caller }
      return (await post({ type: 'api-update', secret: given }, { headers })).status
    }
    for (let count = 0; count < 400; count += 1) await call(`forger-${count}`, 'guessed')
    for (let count = 0; count < 40; count += 1) await call('shared address', 'guessed')
    expect(await call('forger', 'guessed')).toBe(429)
    expect(await call('content service', secret)).toBe(200)
    expect(await call('shared address', secret)).toBe(200)
  })

  it('counts every kind of refusal, and nothing else', async () => {
    const { post } = benchWith(undefined)
    const wrong = [
      () => post('{"type":"api-update"}'),
      () => post('no JSON'),
      () => post('{}', { headers: { 'content-type': 'text/plain' } }),
      () => post('x'.repeat(300_000)),
    ]
    for (let count = 0; count < 28; count += 1) await wrong[count % 4]?.()
    for (let count = 0; count < 40; count += 1) await post({ type: 'api-update', secret })
    expect([(await post('{}')).status, (await post('{}')).status, (await post('{}')).status]).toEqual([
      400, 400, 429,
    ])
  })

  it('does not count those who know the secret', async () => {
    const { post } = benchWith(undefined)
    const answers = []
    for (let count = 0; count < 400; count += 1)
      answers.push((await post({ type: 'api-update', secret })).status)
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  it.each([undefined, ''])('refuses everybody while its secret is %j', async (unset) => {
    for (const given of [undefined, '', secret]) {
      const { post } = benchWith({ changed: [odds] }, { secret: unset })
      expect((await post({ type: 'api-update', secret: given })).status).toBe(401)
    }
  })

  it('answers a test with the right secret', async () => {
    const { post, refreshes } = benchWith(undefined)
    expect(await (await post({ type: 'test-trigger', secret })).json()).toEqual({ status: 'test' })
    expect(refreshes).toEqual([])
  })
})
