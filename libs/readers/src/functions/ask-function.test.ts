import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { askFunction } from './ask-function.ts'

const Sent = z.object({ number: z.string() })

describe('askFunction', () => {
  it('passes on the address that limits count', async () => {
    const invoke = vi.fn(async () => ({ data: { number: 'HE-1' }, error: null }))
    const backend = { functions: { invoke }, report: vi.fn() } as unknown as ReadersBackend
    const counted = { 'sb-forwarded-for': '192.0.2.1' }
    expect(await askFunction(backend, 'complain', { kind: 'wrong' }, Sent, counted)).toEqual({
      ok: true,
      answer: { number: 'HE-1' },
    })
    expect(invoke).toHaveBeenCalledWith('complain', { body: { kind: 'wrong' }, headers: counted })
  })

  it('reports a function that cannot be reached, not a refusal', async () => {
    const report = vi.fn()
    const refused = { context: Response.json({ error: 'invalid_kind' }, { status: 400 }) }
    const errors: unknown[] = [refused, new Error('away')]
    const invoke = async () => ({ data: null, error: errors.shift() })
    const backend = { functions: { invoke }, report } as unknown as ReadersBackend
    const ask = () => askFunction(backend, 'complain', {}, Sent)
    expect(await ask()).toEqual({ ok: false, refusal: 'invalid_kind' })
    expect(report).not.toHaveBeenCalled()
    expect(await ask()).toEqual({ ok: false, refusal: 'unavailable' })
    expect(report).toHaveBeenCalledTimes(1)
  })
})
