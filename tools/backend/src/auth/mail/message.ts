/** The languages in which messages are written; a page of one is below its name, `/de`. */
const mailLanguages = ['en', 'de', 'ar'] as const

export type MailLanguage = (typeof mailLanguages)[number]

/** The language of a tag, such as `de-AT`. `undefined`: none of ours. */
export function findMailLanguage(tag: unknown): MailLanguage | undefined {
  return typeof tag === 'string'
    ? mailLanguages.find((known) => known === tag.toLowerCase().split('-')[0])
    : undefined
}

export type MessageKind =
  | 'confirmation'
  | 'magicLink'
  | 'recovery'
  | 'invitation'
  | 'emailChange'
  | 'reauthentication'
  | NoticeKind

/** Messages that ask for nothing and tell of what has happened. */
export type NoticeKind =
  | 'passwordChanged'
  | 'emailChanged'
  | 'identityLinked'
  | 'identityUnlinked'
  | 'factorEnrolled'
  | 'factorUnenrolled'

export interface MessageDetails {
  kind: MessageKind
  /** The front page in the language of the message. */
  home: string
  code?: string
  link?: string | undefined
  /** The address that a change is from. */
  oldEmail?: string
  newEmail?: string
  /** The sign-in provider that a notice is about. */
  provider?: string
  /** The kind of second factor that a notice is about. */
  factorType?: string
  /** Of the message: that of the page it was asked on, else that of the account. */
  language: MailLanguage
}

export interface MessageText {
  subject: string
  heading: string
  paragraphs: string[]
  action?: string
  codeLabel?: string
}

/** The messages in a language. */
export type MessageTexts = Record<MessageKind, (details: MessageDetails) => MessageText>

const providerNames: Readonly<Record<string, string>> = { github: 'GitHub', google: 'Google' }

/** A provider, as it calls itself. */
export function nameProvider(provider: string): string {
  return providerNames[provider] ?? provider
}
