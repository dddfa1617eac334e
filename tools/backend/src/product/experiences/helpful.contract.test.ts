import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCode } from '../../auth/factors/totp.ts'
import { casino, decide, tell, threePeople } from '../../testing/experience-world.ts'
import { password, useBackend } from '../../testing/test-backend.ts'

const backend = useBackend()

type People = Awaited<ReturnType<typeof threePeople>>
let people: People

/** An experience that somebody told and everybody reads. */
async function shownExperience(): Promise<{ id: string; writer: SupabaseClient }> {
  // One account tells three a day.
  const { client: writer } = await backend.newAccount()
  const { id } = await tell(writer, casino())
  expect((await decide(people.moderator, id, 'approved')).error).toBeNull()
  return { id, writer }
}

const vote = (client: SupabaseClient, experience_id: string, is_helpful = true) =>
  client.from('experience_votes').insert({ experience_id, is_helpful })

/** What a visitor reads of the votes on an experience. */
async function totalOf(experience: string): Promise<unknown> {
  const { data } = await backend
    .client()
    .from('experience_vote_totals')
    .select('helpful, unhelpful')
    .eq('experience_id', experience)
    .maybeSingle()
  return data
}

beforeAll(async () => {
  people = await threePeople(backend)
})

describe('votes on an experience', () => {
  it('count once for each reader, who can change it', async () => {
    const { ben, moderator } = people
    const { id } = await shownExperience()
    expect((await vote(ben.client, id)).error).toBeNull()
    expect((await vote(moderator, id, false)).error).toBeNull()
    expect(await totalOf(id)).toEqual({ helpful: 1, unhelpful: 1 })

    expect((await vote(ben.client, id, false)).error).toMatchObject({ code: '23505' })
    expect(await totalOf(id)).toEqual({ helpful: 1, unhelpful: 1 })
    const changed = await ben.client
      .from('experience_votes')
      .update({ is_helpful: false })
      .eq('experience_id', id)
    expect(changed.error).toBeNull()
    expect(await totalOf(id)).toEqual({ helpful: 0, unhelpful: 2 })
  })

  it('are not for its writer, nor for who is not signed in', async () => {
    const { id, writer } = await shownExperience()
    expect((await vote(writer, id)).error).toMatchObject({ code: '42501' })
    expect((await vote(backend.client(), id)).error).toMatchObject({ code: '42501' })
    expect(await totalOf(id)).toBeNull()
  })

  it('are for what shows alone, and are hidden with it', async () => {
    const { ada, ben } = people
    const { id: waiting } = await tell(ada.client, casino())
    expect((await vote(ben.client, waiting)).error).toMatchObject({ code: '42501' })

    const { id, writer } = await shownExperience()
    await vote(ben.client, id)
    // Reworded, it waits to be read again.
    await writer.from('experiences').update({ payouts: 1 }).eq('id', id)
    expect(await totalOf(id)).toBeNull()
    const changed = await ben.client
      .from('experience_votes')
      .update({ is_helpful: false })
      .eq('experience_id', id)
    expect(changed.error).toMatchObject({ code: '42501' })
  })

  it('are told to nobody but who gave them, and given in no other name', async () => {
    const { ada, ben } = people
    const { id } = await shownExperience()
    await vote(ben.client, id)
    const seenBy = async (client: SupabaseClient) =>
      (await client.from('experience_votes').select('experience_id, is_helpful').eq('experience_id', id)).data
    expect(await seenBy(ben.client)).toEqual([{ experience_id: id, is_helpful: true }])
    expect(await seenBy(ada.client)).toEqual([])
    const forged = await ada.client
      .from('experience_votes')
      .insert({ experience_id: id, is_helpful: true, user_id: ben.userId })
    expect(forged.error).toMatchObject({ code: '42501' })
    const written = await ada.client.from('experience_vote_totals').insert({ experience_id: id, helpful: 9 })
    expect(written.error).toMatchObject({ code: '42501' })
  })

  it('go with the account that gave them, and with the experience', async () => {
    const { id, writer } = await shownExperience()
    const { client, userId } = await backend.signUp('passing@example.com')
    await vote(client, id)
    await vote(people.ben.client, id)
    await backend.serviceClient().auth.admin.deleteUser(userId)
    expect(await totalOf(id)).toEqual({ helpful: 1, unhelpful: 0 })
    const withdrawn = await writer.from('experiences').delete().eq('id', id)
    expect(withdrawn.error).toBeNull()
    expect(await totalOf(id)).toBeNull()
  })

  it('are a hundred a day at most', async () => {
    const { client } = await backend.signUp('eager@example.com')
    const { id } = await shownExperience()
    await vote(client, id)
    const change = (is_helpful: boolean) =>
      client.from('experience_votes').update({ is_helpful }).eq('experience_id', id)
    for (let count = 2; count <= 100; count += 1) expect((await change(count % 2 === 0)).error).toBeNull()
    expect((await change(false)).error).toMatchObject({ code: '23514', hint: 'limit/votes-a-day' })
  })

  it('are shut to a password alone where a second factor is owed', async () => {
    const { id } = await shownExperience()
    const email = 'guarded-voter@example.com'
    const { client: owner } = await backend.signUp(email)
    await vote(owner, id)
    const factor = await owner.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    if (factor.error) throw factor.error
    const code = createCode(factor.data.totp.secret, Math.floor(backend.nowMs() / 30_000))
    const shown = await owner.auth.mfa.challengeAndVerify({ factorId: factor.data.id, code })
    expect(shown.error).toBeNull()
    const thief = backend.client()
    await thief.auth.signInWithPassword({ email, password })
    await expectShut(thief, id, owner)
  })

  it('are shut to a banned account whose token has not ended', async () => {
    const { id } = await shownExperience()
    const { client, userId } = await backend.signUp('banned-voter@example.com')
    await vote(client, id)
    await backend.serviceClient().auth.admin.updateUserById(userId, { ban_duration: '24h' })
    await expectShut(client, id)
    expect(await totalOf(id)).toEqual({ helpful: 1, unhelpful: 0 })
  })
})

/** Sees nothing of the votes of its account, adds none and changes none. */
async function expectShut(client: SupabaseClient, voted: string, owner?: SupabaseClient): Promise<void> {
  const { id: another } = await shownExperience()
  expect((await client.from('experience_votes').select('experience_id')).data).toEqual([])
  expect((await vote(client, another)).error).toMatchObject({ code: '42501' })
  await client.from('experience_votes').update({ is_helpful: false }).eq('experience_id', voted)
  expect(await totalOf(voted)).toEqual({ helpful: 1, unhelpful: 0 })
  const seen = owner && (await owner.from('experience_votes').select('is_helpful')).data
  expect(seen).toEqual(owner && [{ is_helpful: true }])
}
