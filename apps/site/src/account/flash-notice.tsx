import { type MessageCode, messageFor, weakPasswordMessages } from '@house-edge/auth'
import { Notice } from '@house-edge/ui/forms'
import { cookies } from 'next/headers'
import type { ReactElement, ReactNode } from 'react'
import { type Flash, flashCookie, readFlash } from './flash.ts'

/** What came of the form that was posted before this page. */
export async function pendingFlash(): Promise<Flash | undefined> {
  return readFlash((await cookies()).get(flashCookie)?.value)
}

/** What a page says in its own words. */
type PageTexts = Partial<Readonly<Record<MessageCode, string>>>

const good: ReadonlySet<MessageCode> = new Set<MessageCode>([
  'auth/check-inbox',
  'auth/check-both-inboxes',
  'auth/signed-in',
  'auth/signed-out',
  'auth/signed-out-here-only',
  'auth/email-changed',
  'auth/password-changed',
  'auth/saved',
  'auth/factor-added',
  'auth/factor-removed',
  'auth/session-ended',
  'auth/others-signed-out',
  'auth/account-deleted',
])

const asks: ReadonlySet<MessageCode> = new Set<MessageCode>([
  'auth/reauthentication-needed',
  'auth/second-factor-needed',
  'auth/sent-recently',
])

/** Says it above the form; when a field of the form says it, only points there. */
export function FlashNotice({
  flash,
  besides,
  texts,
}: {
  flash: Flash | undefined
  besides?: readonly (ReactNode | undefined)[]
  texts?: PageTexts
}): ReactElement | null {
  if (!flash) return null
  if (besides?.some((error) => error != null))
    return <Notice tone="error">Please check what is marked below.</Notice>
  const { code, retryAfterSeconds } = flash
  return (
    <Notice tone={toneOf(code)}>
      <p>{messageFor(code, texts)}</p>
      {retryAfterSeconds !== undefined && <p>Try again in {waitWords(retryAfterSeconds)}.</p>}
    </Notice>
  )
}

/** What the field of a form has to say, when one of these codes is about it. */
export function fieldError(
  flash: Flash | undefined,
  codes: readonly MessageCode[],
  texts?: PageTexts,
): ReactNode | undefined {
  if (!flash || !codes.includes(flash.code)) return undefined
  const reasons = (flash.reasons ?? []).map((reason) => weakPasswordMessages[reason])
  return [messageFor(flash.code, texts), ...reasons].join(' ')
}

/** The codes that are about a password to be set. */
export const newPasswordCodes = [
  'auth/password-too-short',
  'auth/password-too-long',
  'auth/weak-password',
  'auth/same-password',
] as const satisfies readonly MessageCode[]

function toneOf(code: MessageCode): 'success' | 'info' | 'error' {
  if (good.has(code)) return 'success'
  return asks.has(code) ? 'info' : 'error'
}

function waitWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
