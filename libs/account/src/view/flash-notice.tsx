import { type MessageCode, messageFor } from '@house-edge/auth'
import { Link } from '@house-edge/ui'
import { Notice } from '@house-edge/ui/forms'
import type { ReactElement, ReactNode } from 'react'
import type { Flash } from '../cookies/flash.ts'
import type { ShownSettings } from '../settings/account-settings.ts'
import type { AccountWords } from '../words/words.ts'
import { areFew, CodesLeft } from './codes-left.tsx'

/** The title, depending on the result of the form. */
export function titleAfter({ words }: ShownSettings, flash: Flash | undefined, title: string): string {
  return flash && toneOf(flash) === 'error' ? words.every.errorTitle(title) : title
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

/** What is shown of a result. */
export interface FlashNoticeProps {
  /** Absent: nothing is shown. */
  flash: Flash | undefined
  /** What is wrong with the fields of this page, by their names. */
  fields?: Readonly<Record<string, ReactNode>>
  /** What this page says otherwise than the catalogue, by code. */
  texts?: PageTexts
}

/**
 * Shows the result above the form; when it concerns a field, links to it. A failure gets the focus, with or
 * without scripts.
 */
export function FlashNotice({
  site,
  flash,
  fields,
  texts,
}: FlashNoticeProps & { site: ShownSettings }): ReactElement | null {
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
  const { every } = site.words
  const tone = toneOf(flash)
  return (
    <Notice tone={tone} takesFocus={tone === 'error'}>
      <p>{textFor(site, code, texts)}</p>
      {retryAfterSeconds !== undefined && (
        <p>
          {code === 'auth/sent-recently'
            ? every.waitAndAsk(waitWords(every, retryAfterSeconds))
            : every.tryAgainIn(waitWords(every, retryAfterSeconds))}
        </p>
      )}
      {codesLeft !== undefined && <CodesLeft site={site} left={codesLeft} />}
    </Notice>
  )
}

/** What is said of a code: by this page, else by the site. */
export function textFor({ words }: ShownSettings, code: MessageCode, texts: PageTexts = {}): string {
  return messageFor(code, { ...words.messages, ...texts })
}

/** The error of a field, when one of these codes concerns it. */
export function fieldError(
  site: ShownSettings,
  flash: Flash | undefined,
  codes: readonly MessageCode[],
  texts?: PageTexts,
): string | undefined {
  if (!flash || !codes.includes(flash.code)) return undefined
  const reasons = (flash.reasons ?? []).map((reason) => site.words.weakPassword[reason])
  return [textFor(site, flash.code, texts), ...reasons].join(' ')
}

/** The codes that are about a password to be set. */
export const newPasswordCodes: readonly MessageCode[] = [
  'auth/password-too-short',
  'auth/password-too-long',
  'auth/weak-password',
  'auth/same-password',
]

function toneOf({ code, codesLeft }: Flash): 'success' | 'info' | 'error' {
  if (codesLeft !== undefined && areFew(codesLeft)) return 'info'
  if (good.has(code)) return 'success'
  return asks.has(code) ? 'info' : 'error'
}

function waitWords({ seconds: inSeconds, minutes }: AccountWords['every'], seconds: number): string {
  return seconds < 90 ? inSeconds(seconds) : minutes(Math.ceil(seconds / 60))
}
