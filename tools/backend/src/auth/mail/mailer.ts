import { networkOf } from '@house-edge/double/network'
import type { Message, Outbox } from '../../mailbox/outbox.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthEvent } from '../auth-service.ts'
import type { AuthConfig } from '../config.ts'
import type { AuthLimits } from '../limits.ts'
import { writeMessage, type MessageKind, type NoticeKind } from './messages.ts'

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
