import {
  type AccountSession,
  deleteAccount,
  endSession,
  exportData,
  listSessions,
} from '../operations/account-data.ts'
import { changePassword, updateProfile } from '../operations/change-account.ts'
import {
  cancelEmailChange,
  changeEmail,
  findPendingEmail,
  type PendingEmail,
  resendEmailChange,
} from '../operations/change-email.ts'
import type { OperationContext } from '../operations/operation-context.ts'
import type { Failure, Outcome } from '../operations/outcome.ts'
import { type Proof, reauthenticate, sendProofCode } from '../operations/reauthenticate.ts'
import {
  countRecoveryCodes,
  createRecoveryCodes,
  enrolFactor,
  type Factor,
  listFactors,
  type NewFactor,
  type RecoveryCodeCount,
  removeFactor,
  verifyRecoveryCode,
  verifyFactor,
} from '../operations/second-factor.ts'

/**
 * What visitors do with their account.
 *
 * Whatever protects the account asks for a proof of identity within the last
 * ten minutes, and answers `auth/reauthentication-needed` without one.
 */
export interface Account {
  /** Proves who the visitor is, by password or by a code from the mailbox. Replaces the session. */
  reauthenticate(proof: Proof): Promise<Outcome<'signed-in' | 'second-factor'>>
  /** Sends the code, for accounts without a password. */
  sendProofCode(): Promise<Outcome<'check-inbox'>>
  /** Sets a new password and ends all other sessions. */
  changePassword(input: { password?: string | undefined }): Promise<Outcome<'password-changed'>>
  /** Asks both mailboxes whether the address may change. */
  changeEmail(input: { email?: string | undefined }): Promise<Outcome<'check-both-inboxes'>>
  /** The change of address that waits for its mailboxes, if any. */
  findPendingEmail(): Promise<{ ok: true; pending: PendingEmail | undefined } | Failure>
  /** Sends its messages again; both mailboxes have to agree anew. */
  resendEmailChange(): Promise<Outcome<'check-both-inboxes'>>
  /** Calls it off, and ends its links. */
  cancelEmailChange(): Promise<Outcome<'email-change-cancelled'>>
  /** Changes what visitors say about themselves, which is part of every token. */
  updateProfile(profile: Record<string, string>): Promise<Outcome<'saved'>>
  /** Where the visitor is signed in. */
  listSessions(): Promise<{ ok: true; sessions: AccountSession[] } | Failure>
  /** Ends one of these sessions. */
  endSession(input: { sessionId?: string | undefined }): Promise<Outcome<'session-ended' | 'signed-out'>>
  /** Everything the site knows about the visitor. */
  exportData(): Promise<{ ok: true; data: unknown } | Failure>
  /** Deletes the account, by the database, or by a server function of that name that removes files too. */
  deleteAccount(options?: { function?: string }): Promise<Outcome<'account-deleted'>>
}

/** What visitors do with their second factor. */
export interface SecondFactor {
  list(): Promise<{ ok: true; factors: Factor[]; email: string | undefined } | Failure>
  /** Begins to add an authenticator app. Show the answer once, and never cache it. */
  enrol(input: { name?: string | undefined; issuer?: string }): Promise<({ ok: true } & NewFactor) | Failure>
  /** Takes a code: activates a new factor, and raises the session to `aal2`. */
  verify(input: { factorId?: string | undefined; code?: string | undefined }): Promise<Outcome<'signed-in'>>
  remove(input: { factorId?: string | undefined }): Promise<Outcome<'factor-removed'>>
  /** Makes codes for the day the app is lost, replacing earlier ones. Show them once. */
  createRecoveryCodes(): Promise<{ ok: true; codes: string[] } | Failure>
  /** How many codes there are, and how many were not used yet. */
  countRecoveryCodes(): Promise<({ ok: true } & RecoveryCodeCount) | Failure>
  /** Takes a recovery code in place of one from the app, and has a server function of that name tell the owner. */
  verifyRecoveryCode(
    input: { code?: string | undefined },
    options?: { function?: string },
  ): Promise<Outcome<'signed-in'>>
}

export function createAccount(context: OperationContext): Account {
  return {
    reauthenticate: (proof) => reauthenticate(context, proof),
    sendProofCode: () => sendProofCode(context),
    changePassword: (input) => changePassword(context, input),
    changeEmail: (input) => changeEmail(context, input),
    findPendingEmail: () => findPendingEmail(context),
    resendEmailChange: () => resendEmailChange(context),
    cancelEmailChange: () => cancelEmailChange(context),
    updateProfile: (profile) => updateProfile(context, profile),
    listSessions: () => listSessions(context),
    endSession: (input) => endSession(context, input),
    exportData: () => exportData(context),
    deleteAccount: (options) => deleteAccount(context, options),
  }
}

export function createSecondFactor(context: OperationContext): SecondFactor {
  return {
    list: () => listFactors(context),
    enrol: (input) => enrolFactor(context, input),
    verify: (input) => verifyFactor(context, input),
    remove: (input) => removeFactor(context, input),
    createRecoveryCodes: () => createRecoveryCodes(context),
    countRecoveryCodes: () => countRecoveryCodes(context),
    verifyRecoveryCode: (input, options) => verifyRecoveryCode(context, input, options),
  }
}
