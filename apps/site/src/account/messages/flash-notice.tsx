import { type MessageCode, messageFor, weakPasswordMessages } from '@house-edge/auth'
import { Link } from '@house-edge/ui'
import { Notice } from '@house-edge/ui/forms'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import type { ReactElement, ReactNode } from 'react'
import { type Flash, flashCookie, readFlash } from './flash.ts'
import { areFew, CodesLeft } from '../second-factor/codes-left.tsx'

/** The result of the form that was posted before this page. */
export async function pendingFlash(): Promise<Flash | undefined> {
  return readFlash((await cookies()).get(flashCookie)?.value)
}

/**
 * The title of a page with a form. After a failure it starts with the error: the title is the first thing a
 * screen reader reads (WCAG 2.2, 2.4.2 and 3.3.1).
 */
export function titled(title: string, description?: string): () => Promise<Metadata> {
  return async () => ({ title: titleAfter(await pendingFlash(), title), description })
}

/** The title, depending on the result of the form. */
export function titleAfter(flash: Flash | undefined, title: string): string {
  return flash && toneOf(flash) === 'error' ? `Error: ${title}` : title
}

/** What a page says in its own words. */
type PageTexts = Partial<Readonly<Record<MessageCode, string>>>

const good: ReadonlySet<MessageCode> = new Set<MessageCode>([
  'auth/check-inbox',
  'auth/check-both-inboxes',
  'auth/email-change-cancelled',
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
  'auth/recovery-code-used',
  'auth/recovery-codes-made',
])

const asks: ReadonlySet<MessageCode> = new Set<MessageCode>([
  'auth/reauthentication-needed',
  'auth/second-factor-needed',
  'auth/sent-recently',
])

/**
 * Shows the result above the form; when it concerns a field, links to it. A failure gets the focus, with or
 * without scripts.
 *
 * @param fields What is wrong with the fields of this page, by their names.
 */
export function FlashNotice({
  flash,
  fields,
  texts,
}: {
  flash: Flash | undefined
  fields?: Readonly<Record<string, ReactNode>>
  texts?: PageTexts
}): ReactElement | null {
  if (!flash) return null
  const wrong = Object.entries(fields ?? {}).filter(([, error]) => error != null)
  if (wrong.length > 0)
    return (
      <Notice tone="error" takesFocus>
        {wrong.map(([name, error]) => (
          <p key={name}>
            <Link href={`#field-${name}`}>{error}</Link>
          </p>
        ))}
      </Notice>
    )
  const { code, retryAfterSeconds, codesLeft } = flash
  const tone = toneOf(flash)
  return (
    <Notice tone={tone} takesFocus={tone === 'error'}>
      <p>{messageFor(code, texts)}</p>
      {retryAfterSeconds !== undefined && (
        <p>
          {code === 'auth/sent-recently'
            ? `Wait ${waitWords(retryAfterSeconds)} and ask again.`
            : `Try again in ${waitWords(retryAfterSeconds)}.`}
        </p>
      )}
      {codesLeft !== undefined && <CodesLeft left={codesLeft} />}
    </Notice>
  )
}

/** The error of a field, when one of these codes concerns it. */
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

function toneOf({ code, codesLeft }: Flash): 'success' | 'info' | 'error' {
  if (codesLeft !== undefined && areFew(codesLeft)) return 'info'
  if (good.has(code)) return 'success'
  return asks.has(code) ? 'info' : 'error'
}

function waitWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
