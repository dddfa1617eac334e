import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { FunctionsHttpError, SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { type KillableBackend, killableFolder, startKillable } from '../testing/killable-backend.ts'
import { startMailService } from '../testing/mail-service.ts'
import { startTestBackend, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()

interface Sent {
  sent: number
  failed: number
  left: number
}

const newIssue = (topic = 'articles') => ({
  id: `issue-${randomUUID()}`,
  topic,
  subject: 'What changed in November',
  paragraphs: ['Three casinos pay faster.', 'One is closed.'],
  path: '/casino-blog',
})
const send = async (client: SupabaseClient, issue: object): Promise<Sent | number> => {
  const { data, error } = await client.functions.invoke('newsletter-issue', { body: issue })
  return error ? (error as FunctionsHttpError).context.status : (data as Sent)
}

/** Enters subscribers past the form. */
async function subscribers(
  client: SupabaseClient,
  count: number,
  more: object = {},
): Promise<{ email: string; token: string }[]> {
  const rows = Array.from({ length: count }, () => ({
    email: `${randomUUID()}@example.com`,
    consent_text: 'Yes.',
    status: 'confirmed',
    confirmed_at: new Date(0).toISOString(),
    topics: ['articles'],
    ...more,
  }))
  const { data, error } = await client.from('newsletter_subscribers').insert(rows).select('email, token')
  expect(error).toBeNull()
  return data as { email: string; token: string }[]
}

describe('an issue of the newsletter', () => {
  it('goes once to each confirmed reader', async () => {
    const service = backend.serviceClient()
    const confirmed = await subscribers(service, 3)
    const others = [
      ...(await subscribers(service, 1, { topics: ['reviews', 'safer-play'] })),
      ...(await subscribers(service, 1, { status: 'pending' })),
      ...(await subscribers(service, 1, { status: 'unsubscribed' })),
      ...(await subscribers(service, 1, { status: 'excluded' })),
    ]
    const issue = newIssue()
    expect(await send(service, issue)).toEqual({ sent: 3, failed: 0, left: 0 })
    await subscribers(service, 1)
    expect(await send(service, { ...issue, resume: true })).toEqual({ sent: 0, failed: 0, left: 0 })
    for (const { email } of confirmed) expect(await backend.mailCount(email)).toBe(1)
    for (const { email } of others) expect(await backend.mailCount(email)).toBe(0)
  })

  it('is ended from the message by programs too (RFC 8058)', async () => {
    const service = backend.serviceClient()
    const [subscriber] = await subscribers(service, 1, { topics: ['reviews'] })
    await send(service, newIssue('reviews'))
    const { headers, links, subject } = await backend.mailTo(subscriber?.email ?? '')
    expect(subject).toBe('What changed in November')
    expect(headers).toEqual({
      'List-Unsubscribe': `<${backend.siteUrl}/api/newsletter/leave?token=${subscriber?.token}&leave=yes>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(links).toEqual([
      `${backend.siteUrl}/casino-blog`,
      `${backend.siteUrl}/newsletter?token=${subscriber?.token}&leave=yes`,
    ])
  })

  it('reaches nobody who left meanwhile', async () => {
    const service = backend.serviceClient()
    const people = await subscribers(service, 2, { topics: ['safer-play'] })
    const issue = newIssue('safer-play')
    const { data } = await service.rpc('newsletter_recipients', { topic: 'safer-play' })
    const times = (data as unknown[]).length
    await fetch(`${backend.url}/control/mail/fail`, {
      method: 'POST',
      headers: { apikey: backend.secretKey },
      body: JSON.stringify({ times }),
    })
    expect(await send(service, issue)).toEqual({ sent: 0, failed: times, left: times })
    for (const [at, action] of ['unsubscribe', 'exclude'].entries())
      await backend
        .client()
        .functions.invoke('newsletter-confirm', { body: { token: people[at]?.token, action } })
    await send(service, { ...issue, resume: true })
    for (const { email } of people) expect(await backend.mailCount(email)).toBe(0)
  })

  it('is sent once by many senders, under its own name', async () => {
    const service = backend.serviceClient()
    const people = await subscribers(service, 12)
    const issue = newIssue()
    const answers = (await Promise.all([1, 2, 3].map(() => send(service, issue)))) as Sent[]
    expect(answers.reduce((sum, { sent }) => sum + sent, 0)).toBeGreaterThanOrEqual(12)
    for (const { email } of people) expect(await backend.mailCount(email)).toBe(1)
    expect(await send(service, { ...issue, subject: 'Another' })).toBe(409)
  })

  it('is the server’s to send', async () => {
    const { client } = await backend.signUp('sender@example.com')
    for (const asking of [backend.client(), client]) {
      expect(await send(asking, newIssue())).toBe(401)
      for (const [name, body] of [
        ['begin_issue', { issue: 'x', about: 'reviews', headline: 'x', said: ['x'], leads_to: null }],
        ['next_delivery', { issue: 'x' }],
        ['free_deliveries', { issue: 'x' }],
      ] as const)
        expect((await asking.rpc(name, body)).error?.code).toBe('42501')
    }
  })

  it.each([
    { id: 'Not An Id' },
    { topic: 'bets' },
    { subject: 'x\r\nBcc: a@b.c' },
    { paragraphs: [] },
    { paragraphs: [1] },
    { path: 'https://elsewhere.example' },
    { path: '//elsewhere.example' },
  ])('is refused with %j', async (wrong) => {
    expect(await send(backend.serviceClient(), { ...newIssue(), ...wrong })).toBe(422)
  })

  // shows F52
  it('is resumed after a killed sender, without repeats', async () => {
    let first: KillableBackend | undefined
    const { endpoint, taken, close } = await startMailService((messages) =>
      messages.length === 10 ? first?.kill() : undefined,
    )
    const folder = await killableFolder()
    try {
      first = await startKillable(folder, { mailEndpoint: endpoint })
      const people = await subscribers(first.client, 30)
      const issue = newIssue()
      await send(first.client, issue).catch(() => undefined)
      expect(taken).toHaveLength(10)

      const second = await startTestBackend({ folder, functionEnv: { MAIL_ENDPOINT: endpoint } })
      const service = second.serviceClient()
      expect(await send(service, issue)).toEqual({ sent: 20, failed: 0, left: 1 })
      expect(await send(service, { ...issue, resume: true })).toEqual({ sent: 1, failed: 0, left: 0 })
      await second.close()
      const keys = new Map(taken.map(({ key, to }) => [key, to]))
      expect([...keys.values()].toSorted()).toEqual(people.map(({ email }) => email).toSorted())
      // Only what was on its way came again, under its key.
      expect(taken).toHaveLength(31)
      expect(taken.at(-1)).toEqual(taken[9])
    } finally {
      close()
      await rm(folder, { recursive: true, force: true })
    }
  }, 120_000)
})
