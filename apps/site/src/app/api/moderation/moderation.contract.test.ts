import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { startBackend } from '@house-edge/backend'
import { templateFolder } from '@house-edge/backend/template'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser, password, signedIn, useFormSite } from '../../../../testing/form-site.ts'

vi.mock('server-only', () => ({}))
vi.mock('@house-edge/serving/log', async (original) => ({
  ...(await original<object>()),
  currentRequestId: () => 'settled',
}))

const loadRoutes = async () => ({
  decide: (await import('./decide/route.ts')).POST,
  ask: (await import('./ask/route.ts')).POST,
  undo: (await import('./undo/route.ts')).POST,
  answer: (await import('./answer/route.ts')).POST,
  reply: (await import('../experiences/reply/route.ts')).POST,
  signIn: (await import('../auth/sign-in/route.ts')).POST,
  signOut: (await import('../auth/sign-out/route.ts')).POST,
})

const site = useFormSite({ startBackend, templateFolder })
let routes: Awaited<ReturnType<typeof loadRoutes>>
let moderator: Awaited<ReturnType<typeof signedIn>>
const seen = '2999-01-01T00:00:00Z'

beforeAll(async () => {
  routes = await loadRoutes()
  moderator = await signedIn(site, { role: 'moderator' })
})

/** An experience that waits to be read. */
async function told(): Promise<string> {
  const { id: user_id } = await signedIn(site)
  const marks = { payouts: 3, terms: 3, support: 3, games: 3 }
  const row = {
    user_id,
    document_id: 'casino_brass',
    ...marks,
    body: `They paid in four days. ${randomUUID()}`,
  }
  const { data } = await site.service.from('experiences').insert(row).select('id').single<{ id: string }>()
  return data?.id ?? ''
}

const statusOf = async (id: string): Promise<unknown> =>
  (await site.service.from('experiences').select('status').eq('id', id).single()).data?.['status']

/** The number of the latest decision about an experience. */
async function decisionOf(id: string): Promise<string> {
  const decided = site.service.from('moderation_events').select('id').eq('experience_id', id)
  const { data } = await decided.order('id', { ascending: false }).limit(1).single<{ id: number }>()
  return String(data?.id)
}

describe('a form of moderation', () => {
  it.each(['decide', 'ask', 'undo', 'answer'] as const)('is for moderators: %s', async (form) => {
    const experience = await told()
    await moderator.send(routes.decide, { experience: await told(), seen })
    const fields = {
      experience,
      seen,
      event: '1',
      field: 'payouts',
      note: 'Four days?',
      number: 'HE-ABCDEFGHIJKL',
      answer: 'Mended.',
    }
    expect((await openBrowser().send(routes[form], fields)).to).toBe('/login')
    expect((await (await signedIn(site)).send(routes[form], fields)).said).toBe('auth/forbidden')
    expect(await statusOf(experience)).toBe('pending')
  })

  it.each([
    ['decide', { experience: 'all', seen }],
    ['decide', { experience: randomUUID(), seen: 'yesterday' }],
    ['decide', { experience: randomUUID(), seen, reason: 'because' }],
    ['decide', { experience: randomUUID(), seen, about: 'everything' }],
    ['ask', { experience: 'all', seen, field: 'payouts', note: 'Four days?' }],
    ['undo', { event: '1; drop' }],
    ['answer', { number: 'HE-1', answer: 'Mended.' }],
    ['answer', { number: 'HE-ABCDEFGHIJKL', answer: ' ' }],
    ['answer', { number: 'HE-ABCDEFGHIJKL', answer: 'x'.repeat(2001) }],
  ] as const)('asks the backend nothing it cannot mean: %s %j', async (form, fields) => {
    expect((await moderator.send(routes[form], fields)).said).toBe('auth/refused')
    expect(await site.countAsked('/rest/v1/rpc')).toBe(await site.countAsked('/rest/v1/rpc/experiences'))
    expect(await site.countAsked('/functions')).toBe(0)
  })

  it.each([
    { field: 'status', note: 'Four days?' },
    { field: 'payouts', note: ' ' },
    { field: 'payouts', note: 'x'.repeat(501) },
  ])('keeps a question that cannot be asked in its fields: %j', async (asked) => {
    const experience = await told()
    const answer = await moderator.send(routes.ask, { experience, seen, ...asked })
    expect([answer.said, await statusOf(experience)]).toEqual(['auth/form-invalid', 'pending'])
    expect(answer.set.join()).toMatch(/he-typed-0=[\w-]/)
  })

  it.each([
    ['ask', { field: 'payouts', note: 'Was it four days?' }],
    ['answer', { number: 'HE-0000000000000', answer: 'We have asked the casino.' }],
    ['reply', { words: 'We are sorry.' }],
  ] as [keyof typeof routes, Record<string, string>][])(
    'keeps what was typed when the session was ended elsewhere: %s',
    async (form, fields) => {
      const writer = await signedIn(site, { role: 'moderator', operates: ['casino_brass'] })
      const elsewhere = openBrowser()
      await elsewhere.send(routes.signIn, { email: writer.email, password })
      await elsewhere.send(routes.signOut, { scope: 'others' })
      const { to, set } = await writer.send(routes[form], { experience: await told(), ...fields })
      const page = form === 'reply' ? '/account/replies' : '/account/moderation'
      expect(to).toBe('/login?code=auth/session-lost')
      expect(set.join('\n')).toMatch(new RegExp(`he-typed-0=[\\w-]+; Path=${page};`))
      // For nobody else who signs in here.
      const typed = Buffer.from(/he-typed-0=([\w-]+)/.exec(set.join('\n'))?.[1] ?? '', 'base64url')
      expect(JSON.parse(brotliDecompressSync(typed).toString())).toMatchObject({ account: writer.id })
      expect((await writer.send(routes.signIn, { email: writer.email, password })).to).toBe(page)
    },
  )

  it('decides once, as it was read, and takes it back', async () => {
    const experience = await told()
    const early = await moderator.send(routes.decide, { experience, seen: '2000-01-01T00:00:00Z' })
    expect([early.said, await statusOf(experience)]).toEqual(['auth/refused', 'pending'])
    expect((await moderator.send(routes.decide, { experience, seen })).said).toBe('auth/saved')
    expect(await statusOf(experience)).toBe('approved')
    const event = await decisionOf(experience)
    expect((await moderator.send(routes.undo, { event })).said).toBe('auth/saved')
    expect(await statusOf(experience)).toBe('pending')
    expect((await moderator.send(routes.undo, { event })).said).toBe('auth/refused')
    expect((await moderator.send(routes.decide, { experience, seen, reason: 'abuse' })).said).toBe(
      'auth/saved',
    )
    expect(await statusOf(experience)).toBe('rejected')
  })

  it('asks a writer to correct a field', async () => {
    const experience = await told()
    const fields = { experience, seen, field: 'payouts', note: 'Was it four days?' }
    expect((await moderator.send(routes.ask, fields)).said).toBe('auth/saved')
    expect(await statusOf(experience)).toBe('returned')
  })

  it('answers a complaint once', async () => {
    const number = 'HE-ABCDEFGHIJKL'
    const row = { number, reason: 'wrong', details: 'The number is another one.' }
    expect((await site.service.from('review_reports').insert(row)).error).toBeNull()
    expect((await moderator.send(routes.answer, { number, answer: 'Mended.' })).said).toBe('auth/saved')
    expect((await moderator.send(routes.answer, { number, answer: 'Again.' })).said).toBe('auth/refused')
    const { data } = await site.service.from('review_reports').select('answer').eq('number', number).single()
    expect(data).toEqual({ answer: 'Mended.' })
  })
})
