import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  deleteAccount,
  endSession,
  exportData,
  reauthenticate,
  resendEmailChange,
  sendProofCode,
} from '@house-edge/auth/server'
import { forgetMessages } from '../cookies/requested-messages.ts'
import { afterFailure, flashOf, type FormHandling, type Handler } from '../forms/form-handling.ts'
import { findTooSoon, noteMessages } from '../forms/send-message.ts'
import { findPurpose, pathFor, purposePath } from '../paths/account-paths.ts'
import { fileName } from './file-name.ts'
import { exportPictures } from '../profile/profile-store.ts'
import { visitorBackend } from '../settings/account-database.ts'

/** What protects an account, and what ends it. */
export interface AccountHandlers {
  /** Takes the password of a signed-in visitor, or a code from their mailbox, as a proof of identity. At `prove`. */
  prove: { POST: Handler }
  /** Sends a code by which visitors without a password can prove who they are. At `proof-code`. */
  sendProofCode: { POST: Handler }
  /** Sets a new password, and ends all other sessions. At `password`. */
  password: { POST: Handler }
  /** Asks both mailboxes whether the address may change, whether the new one is taken or not. At `email`. */
  email: { POST: Handler }
  /** Sends the messages of a change of address again, to both mailboxes. At `email/resend`. */
  resendEmail: { POST: Handler }
  /** Cancels a change of address. At `email/cancel`. */
  cancelEmail: { POST: Handler }
  /** Ends one session of the visitor, wherever it is. At `end-session`. */
  endSession: { POST: Handler }
  /** Hands over everything the site knows about the visitor, as a file: what the database has, and files. At `export-data`. */
  exportData: { POST: Handler }
  /** Deletes the account and all that belongs to it. At `delete-account`. */
  deleteAccount: { POST: Handler }
}

export function accountHandlers({ settings, handleAccountForm }: FormHandling): AccountHandlers {
  return {
    prove: {
      POST: handleAccountForm('account', async (context, fields) => {
        const site = settings()
        const purpose = findPurpose(fields.get('for')) ?? 'password'
        const code = fields.get('code')
        const outcome = await reauthenticate(
          context,
          code === undefined ? { password: fields.get('password') } : { code },
        )
        if (!outcome.ok) {
          const way = code === undefined ? '' : '&by=code'
          return { to: pathFor(site.paths.prove, purpose) + way, flash: flashOf(site, outcome) }
        }
        return {
          to:
            outcome.next === 'second-factor'
              ? pathFor(site.paths.secondStep, purpose)
              : purposePath(site.paths, purpose),
        }
      }),
    },
    sendProofCode: {
      POST: handleAccountForm('account', async (context, fields, { email }) => {
        const site = settings()
        const prove = pathFor(site.paths.prove, findPurpose(fields.get('for')) ?? 'password')
        const byCode = `${prove}&by=code`
        const outcome = findTooSoon(context, email) ?? (await sendProofCode(context))
        if (outcome.ok) {
          const cookies = noteMessages(site, context, email)
          return { to: byCode, flash: { code: 'auth/check-inbox' }, cookies }
        }
        // A code sent a moment ago can still be used.
        return {
          to: outcome.code === 'auth/sent-recently' ? byCode : prove,
          flash: flashOf(site, outcome),
        }
      }),
    },
    password: {
      POST: handleAccountForm('password', async (context, fields) => {
        const site = settings()
        const outcome = await changePassword(context, { password: fields.get('password') })
        if (!outcome.ok) return afterFailure(site, outcome, site.paths.password, 'password')
        return { to: site.paths.account, flash: { code: 'auth/password-changed' } }
      }),
    },
    email: {
      POST: handleAccountForm('email', async (context, fields, claims) => {
        const site = settings()
        const to = site.paths.email
        const email = fields.get('email')
        const outcome = findTooSoon(context, email) ?? (await changeEmail(context, { email }))
        if (!outcome.ok) return afterFailure(site, outcome, to, 'email', email)
        const cookies = noteMessages(site, context, email, claims.email)
        return { to, flash: { code: 'auth/check-both-inboxes' }, cookies }
      }),
    },
    resendEmail: {
      POST: handleAccountForm('email', async (context, _fields, { email }) => {
        const site = settings()
        const to = site.paths.email
        const outcome = findTooSoon(context, email) ?? (await resendEmailChange(context))
        if (!outcome.ok) return afterFailure(site, outcome, to, 'email')
        const cookies = noteMessages(site, context, email)
        return { to, flash: { code: 'auth/check-both-inboxes' }, cookies }
      }),
    },
    cancelEmail: {
      POST: handleAccountForm('email', async (context) => {
        const site = settings()
        const outcome = await cancelEmailChange(context)
        if (!outcome.ok) return afterFailure(site, outcome, site.paths.email, 'email')
        return { to: site.paths.email, flash: { code: 'auth/email-change-cancelled' } }
      }),
    },
    endSession: {
      POST: handleAccountForm('sessions', async (context, fields) => {
        const site = settings()
        const outcome = await endSession(context, { sessionId: fields.get('session') })
        if (!outcome.ok) return { to: site.paths.sessions, flash: flashOf(site, outcome) }
        if (outcome.next === 'signed-out')
          return { to: site.paths.signIn, flash: { code: 'auth/signed-out' } }
        return { to: site.paths.sessions, flash: { code: 'auth/session-ended' } }
      }),
    },
    exportData: {
      POST: handleAccountForm('data', async (context, _fields, claims) => {
        const site = settings()
        const outcome = await exportData(context)
        if (!outcome.ok) return afterFailure(site, outcome, site.paths.data, 'data')
        const backend = await visitorBackend(site, context)
        const [own, more] = await Promise.all([
          exportPictures(site, backend, claims.sub),
          site.exportFiles ? site.exportFiles(context) : [],
        ])
        if (!own || !more) return { to: site.paths.data, flash: { code: 'auth/unavailable' } }
        const day = new Date().toISOString().slice(0, 10)
        const copy = { ...(outcome.data as object), pictures: [...own, ...more] }
        return new Response(`${JSON.stringify(copy, null, 2)}\n`, {
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': `attachment; filename="${fileName(site)}-${day}.json"`,
          },
        })
      }),
    },
    deleteAccount: {
      POST: handleAccountForm('delete', async (context, fields) => {
        const site = settings()
        if (fields.get('understood') === undefined)
          return { to: site.paths.delete, flash: { code: 'auth/form-invalid' } }
        const name = site.functions?.deleteAccount
        const outcome = await deleteAccount(context, name === undefined ? {} : { function: name })
        if (!outcome.ok) return afterFailure(site, outcome, site.paths.delete, 'delete')
        site.onChange?.()
        const cookies = [forgetMessages(site.isSecure)]
        return { to: site.paths.signIn, flash: { code: 'auth/account-deleted' }, cookies }
      }),
    },
  }
}
