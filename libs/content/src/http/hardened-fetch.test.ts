import { describe, expect, it } from 'vitest'
import { createHardenedFetch } from './hardened-fetch.ts'
import type { Transport } from './transport.ts'

const endpoint = 'https://a.test/api/v2'
const limits = {
  maxAttempts: 3,
  fullReadDeadlineMs: 60_000,
  deadlineMs: 1_000,
  maxBodyBytes: 1_000,
  retryAfterMinMs: 1_000,
  retryAfterMaxMs: 60_000,
}

/** A fetch over a service with these statuses, one after another, and how long it waited between. */
function writing(...statuses: number[]) {
  const waits: number[] = []
  const clock = { now: () => 0, sleep: async (ms: number) => void waits.push(ms), startTimer: () => () => {} }
  const service = async () =>
    new Response('{}', { status: statuses.shift() ?? 200, headers: { 'retry-after': '2' } })
  const fetch = createHardenedFetch({
    endpoint,
    fetch: service,
    transport: undefined as never,
    limits: limits as never,
    clock: clock as never,
  })
  return { waits, write: () => fetch(`${endpoint}/assets`, { method: 'POST', body: '{}' }) }
}

const reading = (exchange: object, path = '/documents/search') =>
  createHardenedFetch({
    endpoint,
    fetch: undefined as never,
    transport: { ask: async () => exchange } as unknown as Transport,
    limits: limits as never,
    clock: { now: () => 0 } as never,
  })(`${endpoint}${path}`)

const refusal = (status: number, words?: object) => ({
  received: { status, url: endpoint, headers: new Headers(), text: '{}' },
  verdict: { kind: 'refusal', words },
})

describe('createHardenedFetch', () => {
  it('writes again after a 429 alone', async () => {
    const { waits, write } = writing(429, 500)
    expect((await write()).status).toBe(500)
    expect(waits).toEqual([2_000])
  })

  it('gives up a write that is limited every time', async () => {
    const { waits, write } = writing(429, 429, 429)
    await expect(write()).rejects.toMatchObject({ code: 'content/rate-limited' })
    expect(waits).toHaveLength(2)
  })

  it('hands on no page of another shape', async () => {
    const page = { ...refusal(200), verdict: { kind: 'answer', json: { results: 7 } } }
    await expect(reading(page)).rejects.toMatchObject({ code: 'content/invalid-response' })
    expect((await reading(page, '/tags')).status).toBe(200)
  })

  it('hands on a refusal the vendor understands', async () => {
    await expect(reading(refusal(403, { error: 'No.' }))).rejects.toMatchObject({ code: 'content/forbidden' })
    await expect(reading(refusal(502))).rejects.toMatchObject({ code: 'content/invalid-response' })
    expect((await reading(refusal(404, { message: 'gone' }))).status).toBe(404)
    expect((await reading(refusal(404), '')).status).toBe(404)
  })
})
