import type { Message, Outbox } from '../../mailbox/outbox.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthConfig } from '../config.ts'
import type { AuthLimits } from '../limits.ts'
import { writeMessage, type MessageKind } from './messages.ts'

/** Sends the messages of the auth service. */
export interface Mailer {
  /** @throws {AuthError} `over_email_send_rate_limit`, or `unexpected_failure` when it cannot be delivered. */
  send(mail: Mail): Promise<void>
}

export interface Mail {
  kind: MessageKind
  to: string
  /** The code to type, when the message carries one. */
  code?: string
  /** What the link proves, with what kind of token it is. */
  link?: { tokenHash: string; type: string; redirectTo: string }
  newEmail?: string
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
}

export function createMailer(config: AuthConfig, limits: AuthLimits, outbox: Outbox): Mailer {
  return {
    send: async (mail) => {
      limits.take('emails', 'emails', 'project')
      const link = mail.link && buildLink(config.siteUrl, mail.link)
      const message: Message = {
        to: mail.to,
        kind: mail.kind,
        ...writeMessage({ ...mail, link, siteUrl: config.siteUrl }),
      }
      try {
        await outbox.deliver(message)
      } catch {
        throw new AuthError(500, 'unexpected_failure', `Error sending ${purposes[mail.kind]} email`)
      }
    },
  }
}

/**
 * A link to the site rather than to this service: it carries a hash that the
 * site exchanges after a click on a button, so mail scanners that open every
 * link use nothing up, and it works in another browser than the one that asked.
 */
function buildLink(siteUrl: string, link: { tokenHash: string; type: string; redirectTo: string }): string {
  const url = new URL('/confirm', siteUrl)
  url.searchParams.set('token_hash', link.tokenHash)
  url.searchParams.set('type', link.type)
  const target = new URL(link.redirectTo)
  const next = target.origin === url.origin ? target.pathname + target.search + target.hash : link.redirectTo
  if (next !== '/') url.searchParams.set('next', next)
  return url.href
}
