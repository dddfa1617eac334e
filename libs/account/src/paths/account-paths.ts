/** Where the pages are, as the paths of a site. */
export interface AccountPaths {
  /** @default '/login' */
  signIn: string
  /** Where the code of a message is typed. @default '/login/code' */
  code: string
  /** Where the code of an authenticator app is typed at sign-in. @default '/login/second-factor' */
  secondStep: string
  /** @default '/sign-up' */
  signUp: string
  /** @default '/forgotten-password' */
  forgottenPassword: string
  /** Where the links of messages lead: the `callback` of the sign-in rule. @default '/confirm' */
  confirm: string
  /** The overview. @default '/account' */
  account: string
  /** Where visitors show again who they are. @default '/account/prove' */
  prove: string
  /** @default '/account/password' */
  password: string
  /** @default '/account/email' */
  email: string
  /** Where authenticator apps are added and removed. @default '/account/second-factor' */
  secondFactor: string
  /** @default '/account/sessions' */
  sessions: string
  /** @default '/account/profile' */
  profile: string
  /** @default '/account/data' */
  data: string
  /** @default '/account/delete' */
  delete: string
}

/** Where the pages are unless a site says otherwise. */
export const accountPaths: AccountPaths = {
  signIn: '/login',
  code: '/login/code',
  secondStep: '/login/second-factor',
  signUp: '/sign-up',
  forgottenPassword: '/forgotten-password',
  confirm: '/confirm',
  account: '/account',
  prove: '/account/prove',
  password: '/account/password',
  email: '/account/email',
  secondFactor: '/account/second-factor',
  sessions: '/account/sessions',
  profile: '/account/profile',
  data: '/account/data',
  delete: '/account/delete',
}

/** What a visitor is about to do, for which they prove their identity, and to which they return afterwards. */
export type Purpose = 'password' | 'email' | 'second-factor' | 'data' | 'delete'

/** Other values in a URL are ignored. */
const purposes: Readonly<Record<Purpose, keyof AccountPaths>> = {
  password: 'password',
  email: 'email',
  'second-factor': 'secondFactor',
  data: 'data',
  delete: 'delete',
}

/** Reads a purpose from an address or a form. */
export function findPurpose(value: unknown): Purpose | undefined {
  return typeof value === 'string' && Object.hasOwn(purposes, value) ? (value as Purpose) : undefined
}

/** The page that a purpose leads to, once the proof is there. */
export function purposePath(paths: AccountPaths, purpose: Purpose): string {
  return paths[purposes[purpose]]
}

/** Checks whether a session still exists, for pages: they cannot set cookies. */
export function lostSessionPath(returnTo: string, lang?: string): string {
  const query = new URLSearchParams({ to: returnTo, ...(lang !== undefined && { lang }) })
  return `/api/auth/lost-session?${query.toString()}`
}

/** A page that does something for a purpose: a code of the second factor, of the mailbox, a proof, another link. */
export function pathFor(path: string, purpose: Purpose | undefined): string {
  return purpose === undefined ? path : `${path}?for=${purpose}`
}

/** Where visitors ask for another link, when that of a message cannot be used any more. */
export function newLinkPath(paths: AccountPaths, linkType: string): string {
  if (linkType === 'email_change') return paths.account
  return pathFor(paths.confirm, linkType === 'recovery' ? 'password' : undefined)
}
