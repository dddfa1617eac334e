import { expect, it, vi } from 'vitest'
import { findCasino } from './find-casino.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

it.each([undefined, '', 'Not A Uid', String.raw`a\b`, 'a'.repeat(129)])(
  'asks for no casino by %j, which is no uid of a page',
  async (uid) => {
    const findByUid = vi.fn(async () => undefined)
    expect(await findCasino(uid, { findByUid })).toBeUndefined()
    expect(findByUid).not.toHaveBeenCalled()
  },
)
