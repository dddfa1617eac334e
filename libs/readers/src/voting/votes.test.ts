import { describe, expect, it, vi } from 'vitest'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { listVotes, voteOn } from './votes.ts'

type Answer = { code: string } | null

/** A backend that answers an insertion and an update so. */
function backendOf(inserted: Answer, updated: Answer = null) {
  const rows: unknown[] = []
  const report = vi.fn()
  const update = (row: object) => {
    const conditions: unknown[] = []
    const query = {
      eq: (...condition: unknown[]) => {
        conditions.push(condition)
        return query
      },
      neq: (...condition: unknown[]) => {
        rows.push({ ...row, where: [...conditions, condition] })
        return Promise.resolve({ error: updated })
      },
    }
    return query
  }
  const insert = (row: object) => {
    rows.push(row)
    return Promise.resolve({ error: inserted })
  }
  return { backend: { from: () => ({ insert, update }), report } as never as ReadersBackend, rows, report }
}

describe('voteOn', () => {
  it('counts a first vote', async () => {
    const { backend, rows } = backendOf(null)
    expect(await voteOn(backend, 'one', true)).toBe(true)
    expect(rows).toEqual([{ experience_id: 'one', is_helpful: true }])
  })

  it('changes an earlier vote, where it was another', async () => {
    const { backend, rows, report } = backendOf({ code: '23505' })
    expect(await voteOn(backend, 'one', false)).toBe(true)
    expect(rows[1]).toEqual({
      is_helpful: false,
      where: [
        ['experience_id', 'one'],
        ['is_helpful', false],
      ],
    })
    expect(report).not.toHaveBeenCalled()
  })

  it.each([backendOf({ code: '42501' }), backendOf({ code: '23505' }, { code: '23514' })])(
    'says of what is refused that it does not count, and why to the operator',
    async ({ backend, report }) => {
      expect(await voteOn(backend, 'one', true)).toBe(false)
      expect(report).toHaveBeenCalledOnce()
    },
  )
})

describe('listVotes', () => {
  it('asks for nothing where there are no experiences', async () => {
    expect(await listVotes({} as ReadersBackend, [])).toEqual(new Map())
  })
})
