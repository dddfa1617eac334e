import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { casino, decide, tell, threePeople, words } from '../../testing/experience-world.ts'
import { endSocketsAfterEach, subscribe, until } from '../../testing/realtime-world.ts'
import { useBackend } from '../../testing/test-backend.ts'

const backend = useBackend()
endSocketsAfterEach()

let ada: Awaited<ReturnType<typeof threePeople>>['ada']
let ben: Awaited<ReturnType<typeof threePeople>>['ben']
let moderator: Awaited<ReturnType<typeof threePeople>>['moderator']

beforeAll(async () => {
  ;({ ada, ben, moderator } = await threePeople(backend))
})

const shownAt = async (document_id: string): Promise<unknown[]> =>
  (await backend.client().from('experiences').select('id, author_name').eq('document_id', document_id))
    .data ?? []
const totalOf = async (document_id: string): Promise<unknown> =>
  (await backend.client().from('experience_totals').select('*').eq('document_id', document_id).maybeSingle())
    .data

describe('an experience', () => {
  it('is its author’s until moderated, then everybody’s, unnamed', async () => {
    const at = casino()
    const { id } = await tell(ada.client, at)
    expect(await shownAt(at)).toEqual([])
    expect((await ben.client.from('experiences').select('id').eq('id', id)).data).toEqual([])
    expect((await decide(moderator, id, 'approved')).data).toBe('decided')
    expect(await shownAt(at)).toEqual([{ id, author_name: 'Ada' }])
    for (const client of [backend.client(), ben.client, ada.client, moderator])
      expect((await client.from('experiences').select('user_id')).error?.code).toBe('42501')
  })

  it('counts in the average while it is approved unchanged', async () => {
    const at = casino()
    const one = await tell(ada.client, at)
    const other = await tell(ben.client, at, { payouts: 1 })
    expect(await totalOf(at)).toBeNull()
    await decide(moderator, one.id, 'approved')
    await decide(moderator, other.id, 'approved')
    expect(await totalOf(at)).toMatchObject({
      votes: 2,
      payouts: 5,
      terms: 4,
      support: 10,
      games: 6,
      version: 2,
    })

    await ada.client.from('experiences').update({ payouts: 5 }).eq('id', one.id)
    expect(await totalOf(at)).toMatchObject({ votes: 1, payouts: 1, version: 3 })
    expect(await shownAt(at)).toHaveLength(1)
    await decide(moderator, one.id, 'approved')
    expect(await totalOf(at)).toMatchObject({ votes: 2, payouts: 6, version: 4 })
    await ben.client.from('experiences').delete().eq('id', other.id)
    expect(await totalOf(at)).toMatchObject({ votes: 1, payouts: 5, version: 5 })
  })

  it('is limited to one a casino and three a day', async () => {
    const { client } = await backend.newAccount()
    const at = casino()
    expect((await tell(client, at)).refused).toBeUndefined()
    expect((await tell(client, at)).refused).toBe('23505')
    const refused = await Promise.all([casino(), casino(), casino()].map((place) => tell(client, place)))
    expect(refused.map((told) => told.refused ?? 'kept').toSorted()).toEqual([
      'kept',
      'kept',
      'limit/experiences-a-day',
    ])
    await client.from('experiences').delete().neq('document_id', '')
    expect((await tell(client, casino())).refused).toBe('limit/experiences-a-day')
  })

  it.each([
    ['a mark of 0', { payouts: 0 }, '23514'],
    ['a payout before it was asked for', { payout_hours: -1 }, '23514'],
    ['a payout after more than a year', { payout_hours: 8761 }, '23514'],
    ['a mark of 6', { payouts: 6 }, '23514'],
    ['half a mark', { games: 2.5 }, '22P02'],
    ['29 characters', { body: 'x'.repeat(29) }, '23514'],
    ['2001 characters', { body: 'x'.repeat(2001) }, '23514'],
    ['28 characters that can be seen', { body: `${'x'.repeat(28)}\u200b\u202e\u{e0041}` }, '23514'],
    ['more than anybody reads', { body: '\n'.repeat(20_001) }, 'limit/length'],
    ['a link', { body: `see https://casino.example/bonus ${'x'.repeat(40)}` }, 'limit/links'],
    ['a status', { status: 'approved' }, '42501'],
    ['a name', { author_name: 'The editors' }, '42501'],
    ['a reply', { reply: 'We are sorry.' }, '42501'],
    ['a picture from the start', { pictures: ['x'] }, '42501'],
  ])('is refused with %s', async (_what, more, code) => {
    const { client } = await backend.newAccount()
    expect((await tell(client, casino(), more)).refused).toBe(code)
  })

  it('is kept without invisible characters', async () => {
    const { client } = await backend.newAccount()
    const body = words()
    const { id } = await tell(client, casino(), {
      body: ` \u202e${body}\u2066\u200b\u{e0041}\ufeff \r\n\n\n\n and  then \n`,
    })
    const kept = await client.from('experiences').select('body').eq('id', id).single()
    expect(kept.data).toEqual({ body: `${body}\n\nand then` })
  })

  it.each([
    'casino.example/bonus',
    'BONUS-CASINO.com',
    'bonus.casino',
    'Casino.Com',
    'evil。com',
    'evil [dot] com',
    'evil[.]com',
    't.me/bonus',
    'HXXP://evil',
    'ftp:evil',
    'www.evil',
    'www2.evil',
    '10.20.30.40',
    'ada@mail.ru',
    '[here](evil)',
    'пример.com',
    'xn--e1afmkfd.xn--p1ai',
  ])('is refused with an address of the web, like %s', async (address) => {
    const { client } = await backend.newAccount()
    const body = `They offered more at ${address}, and then nothing came. ${randomUUID()}`
    expect((await tell(client, casino(), { body })).refused).toBe('limit/links')
  })

  it.each([
    'It took 4.5 days (i.e. 108 hours), until 10.30 p.m. on 12.11.2026.',
    'They said no.In the end they paid.Games were fine/fair.',
    'Terms v2.0/2.1, 30x and/or 35x... My data: lost. A+ e.g. by card: £1,000.00.',
  ])('may have full stops where they please: %s', async (sentence) => {
    const { client } = await backend.newAccount()
    const told = await tell(client, casino(), { body: `${sentence} ${randomUUID()}` })
    expect(told.refused).toBeUndefined()
  })

  it('is refused in the words of somebody else', async () => {
    const body = words()
    await tell((await backend.newAccount()).client, casino(), { body })
    expect(
      (await tell((await backend.newAccount()).client, casino(), { body: body.toUpperCase() })).refused,
    ).toBe('limit/copied')
  })

  it('says a payout’s days, and is moderated when they change', async () => {
    const { client } = await backend.newAccount()
    const at = casino()
    const { id } = await tell(client, at, { payout_hours: 96 })
    await decide(moderator, id, 'approved')
    const hours = async () =>
      (await backend.client().from('experiences').select('payout_hours').eq('document_id', at)).data
    expect(await hours()).toEqual([{ payout_hours: 96 }])
    await client.from('experiences').update({ payout_hours: 96 }).eq('id', id)
    expect(await hours()).toEqual([{ payout_hours: 96 }])
    await client.from('experiences').update({ payout_hours: 2 }).eq('id', id)
    expect(await hours()).toEqual([])
    await decide(moderator, id, 'approved')
    expect(await hours()).toEqual([{ payout_hours: 2 }])
  })

  it('follows a display name, and waits for a moderator', async () => {
    const { client, userId } = await backend.newAccount()
    const at = casino()
    const { id } = await tell(client, at)
    const rename = (display_name: string | null) =>
      client.from('profiles').update({ display_name }).eq('id', userId)
    const stateNow = async () =>
      (await moderator.from('experiences').select('author_name, status').eq('id', id).single()).data
    const queued = (await moderator.rpc('moderation_queue')).data as { id: string; updated_at: string }[]
    const seen_at = queued.find((row) => row.id === id)?.updated_at
    await rename('Cleo')
    // Who read it with the name before has not read this one.
    const early = { experience: id, decision: 'approved', why: null, seen_at }
    expect((await moderator.rpc('decide_experience', early)).data).toBe('changed')
    await decide(moderator, id, 'approved')
    expect(await stateNow()).toEqual({ author_name: 'Cleo', status: 'approved' })
    await rename('Tobias Wren')
    expect(await shownAt(at)).toEqual([])
    await decide(moderator, id, 'approved')
    await rename(null)
    expect(await stateNow()).toEqual({ author_name: 'A reader', status: 'approved' })
  })

  it('is announced to its casino’s channel without its content', async () => {
    const at = casino()
    const listener = await subscribe(
      backend.client(),
      `experiences:${at}`,
      { config: { private: true } },
      (channel, hear) => {
        channel.on('broadcast', { event: '*' }, hear)
      },
    )
    expect(listener.status).toBe('SUBSCRIBED')
    const { id } = await tell((await backend.newAccount()).client, at)
    await decide(moderator, id, 'approved')
    await until(() => expect(listener.heard).toHaveLength(1))
    expect(listener.heard[0]).toMatchObject({ event: 'changed' })
    expect(JSON.stringify(listener.heard[0])).not.toContain(id)
  })

  it('lets nobody else send or listen on private channels', async () => {
    const config = { config: { private: true, broadcast: { ack: true } } }
    const own = await subscribe(ben.client, `experiences:${casino()}`, config)
    expect(await own.channel.send({ type: 'broadcast', event: 'changed', payload: {} })).not.toBe('ok')
    expect((await subscribe(ben.client, 'moderation', config)).status).toBe('CHANNEL_ERROR')
  })
})
