import type { MailLanguage, NoticeKind } from './mail/message.ts'

/** Settings of the auth service. The defaults are a hosted project's, unless noted. */
export interface AuthConfig {
  /** Where the site is; the default target of links, and always an allowed one. */
  siteUrl: string
  /** Of the pages that have no language in their address, and of messages that nobody's page or account says one for. */
  language: MailLanguage
  /** Further targets of links, as URLs with `*` (one segment), `**` (anything), `?` and `{a,b}`. */
  redirectUrls: string[]
  signUpEnabled: boolean
  anonymousEnabled: boolean
  /** Off unless switched on, as hosted. */
  manualLinkingEnabled: boolean
  /**
   * Whether ways to sign in, user metadata and sign-outs elsewhere wait for the second factor of
   * accounts that have one. A hosted project asks for it with passwords and addresses only: false plays one.
   */
  changesNeedSecondFactor: boolean
  /** False confirms every address at sign-up without a message. */
  confirmEmail: boolean
  /** True asks both the old and the new mailbox before an address changes. */
  confirmBothEmails: boolean
  /** True asks for a nonce before a password changes in a session older than a day. Hosted projects choose. */
  reauthenticateForPassword: boolean
  /** Hosted default is 6; this product asks for 8. */
  passwordMinLength: number
  /** Of bcrypt: each step more doubles how long a password takes to try. Hosted default, as here: 10. */
  passwordCost: number
  accessTokenSeconds: number
  otpLength: number
  otpSeconds: number
  /** Between two messages of one kind to one account. */
  emailIntervalMs: number
  refreshReuseSeconds: number
  /** Maximum lifetime of sessions; undefined for no limit. */
  sessionTimeboxMs: number | undefined
  /** Maximum time between refreshes; undefined for no limit. */
  sessionInactivityMs: number | undefined
  flowStateSeconds: number
  maxFactors: number
  /** Messages that tell of a change. Hosted projects have them off until asked; this product wants them all. */
  notices: Record<NoticeKind, boolean>
  /** Sign-in providers, each played by a page of our own so that the flow can be walked offline. */
  providers: string[]
}

export function defaultAuthConfig(siteUrl: string): AuthConfig {
  return {
    siteUrl,
    language: 'en',
    redirectUrls: [],
    signUpEnabled: true,
    anonymousEnabled: true,
    manualLinkingEnabled: false,
    changesNeedSecondFactor: true,
    confirmEmail: true,
    confirmBothEmails: true,
    reauthenticateForPassword: true,
    passwordMinLength: 8,
    passwordCost: 10,
    accessTokenSeconds: 3600,
    otpLength: 6,
    otpSeconds: 3600,
    emailIntervalMs: 60_000,
    refreshReuseSeconds: 10,
    sessionTimeboxMs: undefined,
    sessionInactivityMs: undefined,
    flowStateSeconds: 300,
    maxFactors: 10,
    notices: {
      passwordChanged: true,
      emailChanged: true,
      identityLinked: true,
      identityUnlinked: true,
      factorEnrolled: true,
      factorUnenrolled: true,
    },
    providers: ['github', 'google'],
  }
}
