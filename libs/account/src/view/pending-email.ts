import type { PendingEmail } from '@house-edge/auth/server'
import type { AccountWords } from '../words/words.ts'

/** How long links in messages can be used. */
const linkMs = 60 * 60 * 1000

/** What has still to be done before an address changes, in words. */
export function whatIsLeft(
  words: AccountWords['email'],
  now: string,
  pending: PendingEmail,
  nowMs: number = Date.now(),
): string {
  if (nowMs - Date.parse(pending.askedAt) > linkMs) return words.expired
  const { waitsForOld, waitsForNew, newEmail } = pending
  if (waitsForOld && waitsForNew) return words.bothLeft(now, newEmail)
  return words.oneLeft(waitsForOld ? now : newEmail)
}
