import { describe, expect, it } from 'vitest'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { settle } from './settle.ts'

/** A backend whose function returns this status and body. */
function backendThat(status: number, body: object): ReadersBackend {
  const invoke = async () =>
    status < 400
      ? { data: body, error: null }
      : { data: null, error: { context: Response.json(body, { status }) } }
  return { functions: { invoke }, report: () => {} } as unknown as ReadersBackend
}

describe('settle', () => {
  it.each([
    [200, { status: 'confirmed' }, 'settled'],
    [404, { error: 'unknown_token' }, 'unknown'],
    [503, {}, 'unavailable'],
    [200, { unexpected: true }, 'unavailable'],
  ])('says what came of a link answered with %i %j', async (status, body, said) => {
    expect(await settle(backendThat(status, body), 'token', 'confirm')).toBe(said)
  })
})
