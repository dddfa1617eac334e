import type { AccountSession } from '@house-edge/auth/server'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
/** With seconds: two sessions of one kind of browser may begin in the same minute. */
const exactMoment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
})

/** The vendor's names of sign-in methods, and ours. Others are not shown. */
const ways: Readonly<Record<string, string>> = {
  password: 'with a password',
  otp: 'by e-mail',
  magiclink: 'by e-mail',
  recovery: 'by e-mail',
  invite: 'by e-mail',
  'email/signup': 'by e-mail',
  email_change: 'by e-mail',
  oauth: 'with an account elsewhere',
  'sso/saml': 'with an account elsewhere',
}

/** When a session began, exactly enough to tell it from any other. */
export function beginning({ createdAt }: AccountSession): string {
  return `${exactMoment.format(new Date(createdAt))} UTC`
}

/** When, how and from where a visitor signed in. */
export function signInWords(session: AccountSession): string {
  const way = session.methods.map((method) => ways[method]).find((words) => words !== undefined)
  const secondStep = session.hasSecondFactor ? ' and a second step' : ''
  return [
    `Signed in ${beginning(session)}`,
    way && way + secondStep,
    session.address && `from ${session.address}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** When a session was last used. */
export function lastUseWords({ isCurrent, lastUsedAt }: AccountSession): string {
  return isCurrent ? 'In use now' : `Last used ${moment.format(new Date(lastUsedAt))} UTC`
}
