/** What visitors must prove their identity for, and return to afterwards. Other values in a URL are ignored. */
const purposes = {
  password: '/account/password',
  email: '/account/email',
  'second-factor': '/account/second-factor',
  data: '/account/data',
  delete: '/account/delete',
} as const

/** What a visitor is about to do. */
export type Purpose = keyof typeof purposes

/** Reads a purpose from an address or a form. */
export function findPurpose(value: unknown): Purpose | undefined {
  return typeof value === 'string' && Object.hasOwn(purposes, value) ? (value as Purpose) : undefined
}

export function purposePath(purpose: Purpose): string {
  return purposes[purpose]
}

/** Checks whether a session still exists, for pages: they cannot set cookies. */
export function lostSessionPath(returnTo: string): string {
  return `/api/auth/lost-session?${new URLSearchParams({ to: returnTo }).toString()}`
}

/** Where a code of the second factor is asked for. */
export function secondFactorPath(purpose?: Purpose): string {
  return withPurpose('/login/second-factor', purpose)
}

/** Where visitors prove their identity again. */
export function provePath(purpose: Purpose): string {
  return withPurpose('/account/prove', purpose)
}

/** Where a code from the mailbox is asked for. */
export function inboxPath(purpose?: Purpose): string {
  return withPurpose('/login/code', purpose)
}

/** Where visitors ask for another link, when that of a message cannot be used any more. */
export function newLinkPath(linkType: string): string {
  if (linkType === 'email_change') return '/account'
  return withPurpose('/confirm', linkType === 'recovery' ? 'password' : undefined)
}

function withPurpose(path: string, purpose: Purpose | undefined): string {
  return purpose === undefined ? path : `${path}?for=${purpose}`
}
