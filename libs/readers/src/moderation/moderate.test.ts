import { describe, expect, it, vi } from 'vitest'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import {
  answerComplaint,
  askForCorrection,
  decideExperience,
  readModeration,
  undoDecision,
} from './moderate.ts'

const version = { experience: '0b8f9d2e-1111-4222-8333-444455556666', about: undefined, reason: undefined }
const seenAt = '2026-11-20T10:11:12+00:00'

function backendThat(result: { data?: unknown; error?: { code: string } }) {
  const rpc = vi.fn(async (_name: string, _given: unknown) => ({ data: null, error: null, ...result }))
  const report = vi.fn()
  return { backend: { rpc, report } as unknown as ReadersBackend, rpc, report }
}

describe('decideExperience', () => {
  it('decides on the version that was read', async () => {
    const { backend, rpc } = backendThat({ data: 'decided' })
    expect(await decideExperience(backend, { ...version, seenAt })).toBe('auth/saved')
    expect(rpc).toHaveBeenCalledWith(
      'decide_experience',
      expect.objectContaining({ seen_at: seenAt, why: null }),
    )
  })

  it('refuses what is malformed without asking the database', async () => {
    const { backend, rpc } = backendThat({ data: 'decided' })
    for (const wrong of [{ seenAt: 'soon' }, { seenAt, reason: 'because' }, { seenAt, experience: '1' }])
      expect(await decideExperience(backend, { ...version, ...wrong })).toBe('auth/refused')
    expect(rpc).not.toHaveBeenCalled()
  })

  it('reports what the database could not decide', async () => {
    const { backend, report } = backendThat({ error: { code: '57014' } })
    expect(await decideExperience(backend, { ...version, seenAt })).toBe('auth/unavailable')
    expect(report).toHaveBeenCalledWith('moderation', { code: '57014' })
  })
})

describe('undoDecision', () => {
  it('says whose it is not', async () => {
    expect(await undoDecision(backendThat({ error: { code: '42501' } }).backend, 'reply', '7')).toBe(
      'auth/forbidden',
    )
    expect(await undoDecision(backendThat({ data: 'undone' }).backend, undefined, '7')).toBe('auth/saved')
    expect(await undoDecision(backendThat({ data: 'undone' }).backend, undefined, '7; drop')).toBe(
      'auth/refused',
    )
  })
})

describe('answerComplaint', () => {
  it('answers a complaint by its number alone', async () => {
    const { backend } = backendThat({ data: true })
    expect(await answerComplaint(backend, 'HE-ABCDEFGH2345', ' Mended. ')).toBe('auth/saved')
    expect(await answerComplaint(backend, 'HE-1', 'Mended.')).toBe('auth/refused')
    expect(await answerComplaint(backend, 'HE-ABCDEFGH2345', ' ')).toBe('auth/refused')
  })
})

describe('askForCorrection', () => {
  it.each([
    [{ field: 'body', note: '' }, 'auth/form-invalid'],
    [{ field: 'author', note: 'Why?' }, 'auth/form-invalid'],
    [{ field: 'body', note: 'Why?', seen_at: 'soon' }, 'auth/refused'],
  ])('refuses %j before the function is called', async (asked, said) => {
    const { backend } = backendThat({})
    expect(await askForCorrection(backend, { ...version, seen_at: seenAt, ...asked })).toBe(said)
  })
})

describe('readModeration', () => {
  it('tells who may not from what cannot', async () => {
    expect(await readModeration(backendThat({ error: { code: '42501' } }).backend)).toBe('forbidden')
    expect(await readModeration(backendThat({ error: { code: '57014' } }).backend)).toBe('unavailable')
    expect(await readModeration(backendThat({ data: [] }).backend)).toEqual({
      queue: [],
      replies: [],
      history: [],
      complaints: [],
    })
  })
})
