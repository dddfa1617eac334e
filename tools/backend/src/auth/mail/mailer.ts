import { networkOf } from '@house-edge/double/network'
import type { Message, Outbox } from '../../mailbox/outbox.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthEvent } from '../auth-service.ts'
import type { AuthConfig } from '../config.ts'
import type { AuthLimits } from '../limits.ts'
import { findMailLanguage, type MailLanguage, type MessageKind, type NoticeKind } from './message.ts'
import { writeMessage } from './messages.ts'

/** Sends the messages of the auth service. */
export interface Mailer {
  /** @throws {AuthError} `over_email_send_rate_limit`, or `unexpected_failure` when it cannot be delivered. */
  send(mail: Mail): Promise<void>
  /** Sends a notice of a change, where the settings ask for it. The change stands even if the notice cannot be sent. */
  notify(notice: Notice): Promise<void>
  /** The same, counted for a visitor as well, so that one of them cannot use up the project's limit. */
  countedFor(address: string): Mailer
}

interface Notice {
  kind: NoticeKind
  /** `undefined` for users without an address. */
  to: string | null
  newEmail?: string
  provider?: string
  factorType?: string
  /** What is known of the account. */
  account: Account
}

/** Its metadata may name the language in which it was made. */
interface Account {
  raw_user_meta_data: Readonly<Record<string, unknown>>
}

interface Mail {
  kind: MessageKind
  to: string
  /** The code to type, when the message carries one. */
  code?: string
  /** What the link proves, with what kind of token it is. */
  link?: { tokenHash: string; type: string; redirectTo: string }
  oldEmail?: string
  newEmail?: string
  provider?: string
  factorType?: string
  account: Account
}

const purposes: Record<MessageKind, string> = {
  confirmation: 'confirmation',
  magicLink: 'magic link',
  recovery: 'recovery',
  invitation: 'invite',
  emailChange: 'email change',
  reauthentication: 'reauthentication',
  passwordChanged: 'password changed notification',
  emailChanged: 'email changed notification',
  identityLinked: 'identity linked notification',
  identityUnlinked: 'identity unlinked notification',
  factorEnrolled: 'MFA factor enrolled notification',
  factorUnenrolled: 'MFA factor unenrolled notification',
}

interface Ground {
  config: AuthConfig
  limits: AuthLimits
  outbox: Outbox
  record(event: AuthEvent): void
}

export function createMailer(ground: Ground, address?: string): Mailer {
  const { config, limits, outbox } = ground
  const deliver = async (mail: Mail): Promise<void> => {
    limits.take('emails', 'emails', 'project')
    const { language, prefix } = readerOf(config, mail)
    const link = mail.link && buildLink(config, mail.link, prefix)
    const message: Message = {
      to: mail.to,
      kind: mail.kind,
      ...writeMessage({ ...mail, link, home: pageIn(config, prefix).href, language }),
    }
    try {
      await outbox.deliver(message)
    } catch {
      throw new AuthError(500, 'unexpected_failure', `Error sending ${purposes[mail.kind]} email`)
    }
  }

  return {
    send: async (mail) => {
      if (address !== undefined) limits.take('networkEmails', 'emails', networkOf(address))
      await deliver(mail)
    },
    notify: async ({ to, ...notice }) => {
      if (!to || !config.notices[notice.kind]) return
      try {
        // Not counted: a thief could otherwise use up the limit, so that the owner gets no notice.
        await deliver({ ...notice, to })
      } catch (error) {
        ground.record({ action: 'notice_not_sent', detail: `${notice.kind}: ${String(error)}` })
      }
    },
    // A site on this machine that passes no address on: all its visitors would share one limit.
    countedFor: (visitor) => createMailer(ground, /^127\.|^::1$/.test(visitor) ? undefined : visitor),
  }
}

/** The language of the page a message was asked on, by the address it leads on to; else that of the account. */
function readerOf(
  { siteUrl, language: own }: AuthConfig,
  { link, account }: Mail,
): { language: MailLanguage; prefix: string } {
  const target = link && URL.parse(link.redirectTo)
  const [, first = ''] = target?.origin === new URL(siteUrl).origin ? target.pathname.split('/') : []
  const named = findMailLanguage(first)
  // As the page has it: `/de-at` on a site that has another German.
  if (named) return { language: named, prefix: `/${first}` }
  // Pages in the language of the site have no prefix. Who names no page is led to the front page.
  const language = (first === '' && findMailLanguage(account.raw_user_meta_data['language'])) || own
  return { language, prefix: language === own ? '' : `/${language}` }
}

/** A page of the site, below the prefix of its language. */
function pageIn({ siteUrl }: AuthConfig, prefix: string, path = ''): URL {
  return new URL(prefix + path, siteUrl)
}

/**
 * A link to the site rather than to this service: it carries a hash that the
 * site exchanges after a click on a button, so mail scanners that open every
 * link use nothing up, and it works in another browser than the one that asked.
 */
function buildLink(
  config: AuthConfig,
  link: { tokenHash: string; type: string; redirectTo: string },
  prefix: string,
): string {
  const url = pageIn(config, prefix, '/confirm')
  url.searchParams.set('token_hash', link.tokenHash)
  url.searchParams.set('type', link.type)
  const target = new URL(link.redirectTo)
  const next = target.origin === url.origin ? target.pathname + target.search + target.hash : link.redirectTo
  if (next !== '/') url.searchParams.set('next', next)
  return url.href
}
