import { startContentService } from '@house-edge/content-service'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentEvent } from '../http/events.ts'
import { createNodeFetch } from '../node/node-fetch.ts'
import { openRealService, type RealService } from '../testing/real-service.ts'
import { failureOf } from '../testing/two-clients.ts'
import type { ContentClientOptions } from './client-options.ts'
import type { ContentClient } from './content-client.ts'
import { createContentClient } from './create-client.ts'

const about = { id: 'article_odds', type: 'article', uid: 'odds', data: { title: 'Odds' } }
let service: RealService
let waits: number[]
let events: ContentEvent[]
let warnings: string[]

beforeEach(async () => {
  ;[waits, events, warnings] = [[], [], []]
  service = await openRealService(startContentService, [about])
})
afterEach(() => service.close())

/** A client whose waits between attempts take no time and are written down. */
function clientWith(options: Partial<ContentClientOptions> = {}): ContentClient {
  let aheadMs = 0
  const sleep = async (ms: number): Promise<void> => {
    waits.push(ms)
    aheadMs += ms
  }
  return createContentClient({
    repositoryName: 'test',
    endpoint: service.endpoint,
    fetch: createNodeFetch(),
    now: () => Date.now() + aheadMs,
    random: () => 0,
    sleep,
    onEvent: (event) => events.push(event),
    warn: (message) => warnings.push(message),
    ...options,
  })
}

async function breakSearch(fault: object): Promise<void> {
  await service.call('POST', '/control/faults', { path: '/api/v2/documents/search', ...fault })
}

describe('createContentClient', () => {
  // shows F1
  it('waits as long as a 429 says, then answers', async () => {
    await breakSearch({ kind: 'status', status: 429, times: 1, headers: { 'retry-after': '2' } })
    expect(await clientWith().findByUid('article', 'odds')).toMatchObject({ id: 'article_odds' })
    expect(waits).toEqual([2000])
  })

  // shows F2
  it('waits 1.5 s when a 429 says nothing', async () => {
    await breakSearch({ kind: 'status', status: 429, times: 1 })
    expect(await clientWith().findByUid('article', 'odds')).toMatchObject({ id: 'article_odds' })
    expect(waits).toEqual([1500])
  })

  // shows F4
  it('keeps retries of two hundred visitors to a tenth', async () => {
    await breakSearch({ kind: 'status', status: 429, body: '{}', headers: { 'retry-after': '1' } })
    const content = clientWith({ limits: { breakerMinimum: 10_000 }, now: () => 0, sleep: async () => {} })
    await content.tags()
    await service.takeRequests()
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => failureOf(content.findByUid('article', `uid-${n}`))),
    )
    const requests = await service.takeRequests()
    expect([requests > 200, requests <= 220]).toEqual([true, true])
  })

  // shows F6
  it('lets one request through an open breaker, five seconds later', async () => {
    await breakSearch({ kind: 'status', status: 503, body: 'down' })
    let nowMs = Date.now()
    const content = clientWith({ now: () => nowMs })
    for (let n = 0; n < 30; n += 1) await failureOf(content.findByUid('article', 'odds'))
    expect(events).toContainEqual({ type: 'circuit', isOpen: true })

    await service.takeRequests()
    const error = await failureOf(content.findByUid('article', 'odds'))
    expect(error).toMatchObject({ code: 'content/unavailable', reason: 'circuit-open' })
    expect(await service.takeRequests()).toBe(0)

    await service.call('DELETE', '/control/faults')
    nowMs += 4_000
    expect(await failureOf(content.findByUid('article', 'odds'))).toMatchObject({ reason: 'circuit-open' })
    nowMs += 1_000
    expect(await content.findByUid('article', 'odds')).toMatchObject({ id: 'article_odds' })
    expect(events).toContainEqual({ type: 'circuit', isOpen: false })
  })

  // shows F5, F6
  it('repeats once after 500, twice after 408, 502–504', async () => {
    const content = clientWith()
    await content.tags()
    for (const [status, attempts] of [
      [500, 2],
      [408, 3],
      [502, 3],
      [503, 3],
      [504, 3],
    ] as const) {
      await service.takeRequests()
      await breakSearch({ kind: 'status', status, body: 'no' })
      expect((await failureOf(content.findByUid('article', `odds-${status}`))).code).toBe(
        'content/unavailable',
      )
      expect(await service.takeRequests()).toBe(attempts)
      await service.call('DELETE', '/control/faults')
    }
  })

  // shows R075, F14, F15
  it('goes on at a new master ref between questions', async () => {
    const content = clientWith()
    await content.findByUid('article', 'odds')
    await service.call('POST', '/control/master-ref/expire')

    expect(await content.findByUid('article', 'odds')).toMatchObject({ id: 'article_odds' })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(
      /^\[@prismicio\/client\] The ref \(\S+\) was expired\. Now retrying with the latest master ref \(\S+\)\. If you were previewing content, the response will not include draft content\.$/,
    )
    expect(events).toContainEqual(expect.objectContaining({ type: 'ref-recovered', draftOmitted: false }))
  })

  // shows R198, R231, F16
  it('stops after three requests when every master ref is refused', async () => {
    const message = 'Ref not found. Ensure you have the correct ref and try again. Master ref is: also-gone'
    await breakSearch({
      kind: 'status',
      status: 404,
      body: JSON.stringify({ type: 'api_notfound_error', message }),
    })
    const content = clientWith()
    await content.tags()
    await service.takeRequests()
    expect((await failureOf(content.findByUid('article', 'odds'))).code).toBe('content/ref-not-found')
    const searches = await service.takeRequests()
    // Each of the three reads repository information anew: what was cached named a dead ref.
    expect(searches).toBe(3 + 2)
  })

  // shows R192, F18
  it('says that an endpoint is no repository', async () => {
    const content = clientWith({ endpoint: `${service.origin}/nothing/api/v2` })
    expect((await failureOf(content.findByUid('article', 'odds'))).message).toBe(
      `Prismic repository not found. Check that "${service.origin}/nothing/api/v2" is pointing to the correct repository.`,
    )
  })

  // shows R076, R077
  it('reads a release by id or label, or fails', async () => {
    const { id } = (await service.call('POST', '/desk/api/releases', { label: 'Spring' })) as { id: string }
    await service.call('PUT', `/desk/api/releases/${id}/documents/article_odds`, {
      data: { title: 'Spring odds' },
    })
    await service.call('PATCH', '/desk/api/settings', { access: 'open' })
    for (const mode of [{ release: id }, { releaseLabel: 'Spring' }]) {
      expect((await clientWith({ mode }).getByUid('article', 'odds')).data.title).toBe('Spring odds')
    }
    expect((await clientWith().getByUid('article', 'odds')).data.title).toBe('Odds')
    expect(await failureOf(clientWith({ mode: { release: 'x' } }).getByUid('article', 'odds'))).toMatchObject(
      {
        code: 'content/reference-missing',
        message: 'Release with ID "x" could not be found.',
      },
    )
    expect(
      (await failureOf(clientWith({ mode: { releaseLabel: 'y' } }).getByUid('article', 'odds'))).message,
    ).toBe('Release with label "y" could not be found.')
  })

  // shows R105, F19
  it('never shows the access token in an error', async () => {
    await breakSearch({ kind: 'status', status: 503, body: 'down' })
    const error = await failureOf(clientWith({ accessToken: 's3cret' }).findByUid('article', 'odds'))
    expect(JSON.stringify([error, error.message, error.stack, events])).not.toContain('s3cret')
  })

  // shows F9
  it('gives up a dripping body in time', async () => {
    await breakSearch({ kind: 'drip', ms: 200, pieceBytes: 1 })
    const content = clientWith({ limits: { attemptTimeoutMs: 150, maxAttempts: 1 } })
    expect(await failureOf(content.findByUid('article', 'odds'))).toMatchObject({
      code: 'content/unavailable',
      reason: 'timeout',
    })
  })
})
