import type { AccountSession } from '@house-edge/auth/server'
import { inRow } from '@house-edge/ui/language'
import type { AccountWords } from '../words/words.ts'

type Words = AccountWords['sessions']

/** The vendor's names of sign-in methods, and ours. Others are not shown. */
const ways: Readonly<Record<string, 'withPassword' | 'byEmail' | 'elsewhere'>> = {
  password: 'withPassword',
  otp: 'byEmail',
  magiclink: 'byEmail',
  recovery: 'byEmail',
  invite: 'byEmail',
  'email/signup': 'byEmail',
  email_change: 'byEmail',
  oauth: 'elsewhere',
  'sso/saml': 'elsewhere',
}

/** When a session began, to the second: two sessions of one kind of browser may begin in the same minute. */
export function beginning({ locale }: Words, { createdAt }: AccountSession): string {
  return `${momentIn(locale, 'medium').format(new Date(createdAt))} UTC`
}

/** When, how and from where a visitor signed in. */
export function signInWords(words: Words, session: AccountSession): string {
  const way = session.methods.map((method) => ways[method]).find((known) => known !== undefined)
  const secondStep = session.hasSecondFactor ? words.andSecondStep : ''
  const said = [
    words.signedIn(beginning(words, session)),
    way && words[way] + secondStep,
    session.address && words.from(session.address),
  ]
  return inRow(
    said.flatMap((part) => part || []),
    ',',
    words.locale,
  )
}

/** When a session was last used. */
export function lastUseWords(words: Words, { isCurrent, lastUsedAt }: AccountSession): string {
  if (isCurrent) return words.inUse
  return words.lastUsed(`${momentIn(words.locale, 'short').format(new Date(lastUsedAt))} UTC`)
}

function momentIn(locale: string, timeStyle: 'medium' | 'short'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle, timeZone: 'UTC' })
}
