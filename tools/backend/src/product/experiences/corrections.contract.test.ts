import type { FunctionsHttpError, SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { casino, decide, tell } from '../../testing/experience-world.ts'
import { useBackend } from '../../testing/test-backend.ts'

const backend = useBackend()

let moderator: SupabaseClient

beforeAll(async () => {
  moderator = (await backend.newAccount({ role: 'moderator' })).client
})

const note = 'You chose days. Your words say two hours.'
const readAt = '2999-01-01T00:00:00Z'

/** Asks through the function, as the site does. @returns Its answer, or the status and name of its refusal. */
async function ask(client: SupabaseClient, experience: string, more: object = {}): Promise<unknown> {
  const body = { experience, field: 'payout_hours', note, seen_at: readAt, ...more }
  const { data, error } = await client.functions.invoke<unknown>('ask-for-correction', { body })
  if (!error) return data
  const { context } = error as FunctionsHttpError
  return [context.status, await context.json()]
}

const rows = async (client: SupabaseClient, name: string, id: string) => {
  const { data } = await client.rpc(name)
  return (data as { id: string }[]).find((row) => row.id === id)
}
const isShown = async (id: string) =>
  (await backend.client().from('experiences').select('id').eq('id', id)).data?.length === 1

describe('ask_for_correction', () => {
  it('returns an experience until its writer corrects it', async () => {
    const email = 'two-hours@example.com'
    const { client } = await backend.signUp(email)
    const { id } = await tell(client, casino(), { payout_hours: 48 })
    expect(await ask(moderator, id)).toEqual({ status: 'decided', writer_told: true })
    expect(await rows(client, 'my_experiences', id)).toMatchObject({
      status: 'returned',
      asked_field: 'payout_hours',
      asked_note: note,
    })
    expect(await rows(moderator, 'moderation_queue', id)).toBeUndefined()
    expect(await rows(moderator, 'moderation_history', id)).toBeUndefined()
    expect((await decide(moderator, id, 'approved')).data).toBe('changed')
    expect(await isShown(id)).toBe(false)
    const message = await backend.mailTo(email)
    expect(message.subject).toBe('Please look at your experience again')
    expect(message.text).toContain(note)
    expect(message.html).toContain(`<p lang="" dir="auto">${note}</p>`)

    await client.from('experiences').update({ payout_hours: 2 }).eq('id', id)
    expect(await rows(client, 'my_experiences', id)).toMatchObject({ status: 'pending', asked_field: null })
    expect(await rows(moderator, 'moderation_queue', id)).toMatchObject({
      payout_hours: 2,
      asked_field: 'payout_hours',
      asked_note: note,
    })
    expect((await decide(moderator, id, 'approved')).data).toBe('decided')
    expect(await isShown(id)).toBe(true)
  })

  it('reads again what is sent as it was', async () => {
    const { client } = await backend.newAccount()
    const { id } = await tell(client, casino(), { payout_hours: 48 })
    await ask(moderator, id)
    await client.from('experiences').update({ payout_hours: 48 }).eq('id', id)
    expect(await rows(moderator, 'moderation_queue', id)).toMatchObject({ payout_hours: 48 })
  })

  it('is taken back like any decision', async () => {
    const { client } = await backend.newAccount()
    const { id } = await tell(client, casino())
    await ask(moderator, id)
    const { data } = await moderator.from('moderation_events').select('id').eq('experience_id', id)
    const event = (data as { id: number }[])[0]?.id
    const { data: history } = await moderator.rpc('moderation_history')
    expect(history).toContainEqual(
      expect.objectContaining({ event, becomes: 'returned', field: 'payout_hours', may_undo: true }),
    )
    expect((await moderator.rpc('undo_decision', { event })).data).toBe('undone')
    expect(await rows(moderator, 'moderation_queue', id)).toMatchObject({ asked_field: null })
  })

  it.each([
    ['another field', { field: 'author_name' }],
    ['no words', { note: ' ' }],
    ['more than 500 characters', { note: 'x'.repeat(501) }],
  ])('refuses to ask about %s', async (_what, more) => {
    const { client } = await backend.newAccount()
    const { id } = await tell(client, casino())
    expect(await ask(moderator, id, more)).toEqual([422, { error: 'invalid_note' }])
    expect(await rows(client, 'my_experiences', id)).toMatchObject({ status: 'pending' })
  })

  it('asks about what was read, of others', async () => {
    const { client } = await backend.newAccount()
    const { id } = await tell(client, casino())
    expect(await ask(moderator, id, { seen_at: '2000-01-01T00:00:00Z' })).toEqual([409, { error: 'changed' }])
    expect(await ask(client, id)).toEqual([403, { error: 'forbidden' }])
    const own = await tell(moderator, casino())
    expect(await ask(moderator, own.id)).toEqual([403, { error: 'forbidden' }])
    expect(await rows(client, 'my_experiences', id)).toMatchObject({ status: 'pending' })
  })
})
