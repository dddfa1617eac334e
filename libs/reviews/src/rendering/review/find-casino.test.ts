import { expect, it, vi } from 'vitest'
import { findCasino } from './find-casino.ts'

it.each([undefined, '', 'Not A Uid'])('asks for no casino by %j, which is no uid of a page', async (uid) => {
  const findByUid = vi.fn(async () => undefined)
  expect(await findCasino(uid, { findByUid }, { isUid: () => false, toldId: ({ id }) => id })).toBeUndefined()
  expect(findByUid).not.toHaveBeenCalled()
})
