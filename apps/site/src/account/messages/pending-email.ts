import type { PendingEmail } from '@house-edge/auth/server'

/** How long links in messages can be used. */
const linkMs = 60 * 60 * 1000

/** What has still to be done before an address changes, in words. */
export function whatIsLeft(now: string, pending: PendingEmail, nowMs: number = Date.now()): string {
  if (nowMs - Date.parse(pending.askedAt) > linkMs)
    return 'The links in our messages have expired, so your address stays as it is. Have them sent again, or cancel the change.'
  const { waitsForOld, waitsForNew, newEmail } = pending
  if (waitsForOld && waitsForNew)
    return `Follow the link in the message to ${now}, and the one in the message to ${newEmail}. They can be used for one hour.`
  return `One step is left: follow the link in the message to ${waitsForOld ? now : newEmail}. It can be used for one hour.`
}
