import type { Transaction } from '../../database/database.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import { hashToken, pkcePrefix, saveToken, type TokenType } from '../one-time-token.ts'
import type { User } from '../users/user.ts'
import type { MessageKind } from './message.ts'

interface Sending {
  kind: MessageKind
  tokenType: TokenType
  /** The type that the link passes to `verifyOtp`. */
  linkType?: string
  to: string
  sentColumn:
    | 'confirmation_sent_at'
    | 'recovery_sent_at'
    | 'reauthentication_sent_at'
    | 'email_change_sent_at'
  redirectTo: string
  pkce: boolean
  oldEmail?: string
  newEmail?: string
}

const sendings = {
  confirmation: {
    kind: 'confirmation',
    tokenType: 'confirmation_token',
    linkType: 'email',
    sentColumn: 'confirmation_sent_at',
  },
  // The service's schema has no columns for magic links: they share those of recovery, and so the pause.
  magicLink: {
    kind: 'magicLink',
    tokenType: 'recovery_token',
    linkType: 'email',
    sentColumn: 'recovery_sent_at',
  },
  recovery: {
    kind: 'recovery',
    tokenType: 'recovery_token',
    linkType: 'recovery',
    sentColumn: 'recovery_sent_at',
  },
  invitation: {
    kind: 'invitation',
    tokenType: 'confirmation_token',
    linkType: 'invite',
    sentColumn: 'confirmation_sent_at',
  },
  reauthentication: {
    kind: 'reauthentication',
    tokenType: 'reauthentication_token',
    sentColumn: 'reauthentication_sent_at',
  },
} as const satisfies Record<string, Omit<Sending, 'to' | 'redirectTo' | 'pkce'>>

/** Sends a code and a link of one kind to the user's own address. */
export async function sendToUser(
  auth: AuthService,
  tx: Transaction,
  user: User,
  kind: keyof typeof sendings,
  options: { redirectTo: string; pkce: boolean },
): Promise<void> {
  const sending = { ...sendings[kind], ...options, to: user.email ?? '' }
  // No pause for repeated invitations by an operator.
  if (kind !== 'invitation') checkInterval(auth, user[sending.sentColumn])
  await send(auth, tx, user, sending)
  await tx.query(`update auth.users set ${sending.sentColumn} = $2, updated_at = $2 where id = $1`, [
    user.id,
    auth.clock.nowIso(),
  ])
}

/** Sends to the new address, and to the old one too when both have to agree. */
export async function sendEmailChange(
  auth: AuthService,
  tx: Transaction,
  user: User,
  newEmail: string,
  options: { redirectTo: string; pkce: boolean },
): Promise<void> {
  checkInterval(auth, user.email_change_sent_at)
  const change = {
    kind: 'emailChange',
    linkType: 'email_change',
    sentColumn: 'email_change_sent_at',
    ...(user.email ? { oldEmail: user.email } : {}),
    newEmail,
  } as const
  await send(auth, tx, user, { ...change, ...options, tokenType: 'email_change_token_new', to: newEmail })
  if (auth.config.confirmBothEmails && user.email) {
    await send(auth, tx, user, {
      ...change,
      ...options,
      tokenType: 'email_change_token_current',
      to: user.email,
    })
  }
  await tx.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3, email_change_confirm_status = 0, updated_at = $3
     where id = $1`,
    [user.id, newEmail, auth.clock.nowIso()],
  )
}

async function send(auth: AuthService, tx: Transaction, user: User, sending: Sending): Promise<void> {
  const code = auth.random.digits(auth.config.otpLength)
  const tokenHash = (sending.pkce ? pkcePrefix : '') + hashToken(sending.to, code)
  await saveToken(auth, tx, {
    user_id: user.id,
    token_type: sending.tokenType,
    token_hash: tokenHash,
    relates_to: sending.to,
  })
  await auth.mailer.send({
    kind: sending.kind,
    to: sending.to,
    account: user,
    code,
    ...(sending.linkType
      ? { link: { tokenHash, type: sending.linkType, redirectTo: sending.redirectTo } }
      : {}),
    ...(sending.oldEmail ? { oldEmail: sending.oldEmail } : {}),
    ...(sending.newEmail ? { newEmail: sending.newEmail } : {}),
  })
}

function checkInterval(auth: AuthService, sentAt: string | null): void {
  const { emailIntervalMs } = auth.config
  const waitMs = sentAt === null ? 0 : Date.parse(sentAt) + emailIntervalMs - auth.clock.nowMs()
  // A longer pause than the maximum means that the clock was put back.
  if (waitMs > 0 && waitMs <= emailIntervalMs) {
    throw new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${Math.ceil(waitMs / 1000)} seconds.`,
    )
  }
}
