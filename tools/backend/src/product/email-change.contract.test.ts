import { describe, expect, it } from 'vitest'
import { tokenHashOf, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const hashFor = async (email: string): Promise<string> => tokenHashOf([await backend.mailTo(email)])
const follow = async (token_hash: string) =>
  (await backend.client().auth.verifyOtp({ type: 'email_change', token_hash })).error?.code

describe('a change of address that waits', () => {
  it('is nothing while nobody asked for one', async () => {
    const { client } = await backend.signUp('settled@example.com')
    expect((await client.rpc('my_email_change')).data).toEqual([])
    expect((await client.rpc('cancel_my_email_change')).data).toBe(false)
  })

  it('names pending mailboxes to its owner alone', async () => {
    const { client } = await backend.signUp('moving@example.com')
    const { client: other } = await backend.signUp('neighbour@example.com')
    await client.auth.updateUser({ email: 'moved@example.com' })
    const waiting = { new_email: 'moved@example.com', waits_for_old: true, waits_for_new: true }
    expect((await client.rpc('my_email_change')).data).toMatchObject([waiting])
    expect((await other.rpc('my_email_change')).data).toEqual([])

    await follow(await hashFor('moving@example.com'))
    expect((await client.rpc('my_email_change')).data).toMatchObject([{ ...waiting, waits_for_old: false }])
    await follow(await hashFor('moved@example.com'))
    expect((await client.rpc('my_email_change')).data).toEqual([])
  })

  // shows P33
  it('is called off with its links', async () => {
    const { client } = await backend.signUp('hesitant@example.com')
    await client.auth.updateUser({ email: 'elsewhere@example.com' })
    const hashes = [await hashFor('hesitant@example.com'), await hashFor('elsewhere@example.com')]
    await follow(hashes[0] ?? '')
    expect((await client.rpc('cancel_my_email_change')).data).toBe(true)
    expect(await follow(hashes[1] ?? '')).toBe('otp_expired')
    expect((await client.auth.getUser()).data.user).toMatchObject({ email: 'hesitant@example.com' })
    expect((await client.auth.getUser()).data.user).not.toHaveProperty('new_email')

    backend.advance(60_000)
    expect((await client.auth.updateUser({ email: 'third@example.com' })).error).toBeNull()
    expect((await client.rpc('my_email_change')).data).toMatchObject([
      { new_email: 'third@example.com', waits_for_old: true },
    ])
  })

  it('keeps links of other kinds when it is called off', async () => {
    const { client } = await backend.signUp('careful-mover@example.com')
    await backend.client().auth.resetPasswordForEmail('careful-mover@example.com')
    const token_hash = await hashFor('careful-mover@example.com')
    await client.auth.updateUser({ email: 'not-yet@example.com' })
    await client.rpc('cancel_my_email_change')
    expect((await backend.client().auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
  })

  it.each(['my_email_change', 'cancel_my_email_change'])('is closed to visitors: %s', async (name) => {
    const { error } = await backend.client().rpc(name)
    expect(['42501', 'PGRST202']).toContain(error?.code)
  })
})
