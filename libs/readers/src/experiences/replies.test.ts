import { describe, expect, it } from 'vitest'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { replyTo } from './replies.ts'

const backendThat = (error: object) =>
  ({ rpc: async () => ({ data: null, error }), report: () => {} }) as unknown as ReadersBackend

describe('replyTo', () => {
  it.each([
    [{ code: '23514', hint: 'limit/links' }, 'limit/links'],
    [{ code: '42501', hint: null }, 'failed'],
    [{ code: '57014' }, 'failed'],
  ])('says why a reply was refused with %j', async (error, refusal) => {
    expect(await replyTo(backendThat(error), 'one', 'We are sorry.')).toBe(refusal)
  })
})
