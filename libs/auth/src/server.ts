import 'server-only'

/**
 * Sessions on the server: who is visiting, refreshed at the border, and the
 * operations that sign in and out.
 *
 * @module
 */
export type { AuthNotice } from './auth/auth-setup.ts'
export type { AuthOptions } from './auth/auth-options.ts'
export type { Auth } from './auth/create-auth.ts'
export { createAuth } from './auth/create-auth.ts'
export type { BackendClient, LooseDatabase } from './backend/backend-client.ts'
export { createServerBackend, createServiceBackend } from './backend/server-backend.ts'
export type { CookieReader } from './cookies/cookie-jar.ts'
export type { Exchange } from './exchange/exchange.ts'
export type { FormFields } from './exchange/form.ts'
export type { AuthPeers } from './peers/peers.ts'
export type { Credentials } from './operations/credentials/credentials.ts'
export type { Failure, Outcome } from './operations/outcome.ts'
export type { SignOutScope } from './session/session-owner.ts'
export {
  deleteAccount,
  endSession,
  exportData,
  listSessions,
  type AccountSession,
} from './operations/account-data.ts'
export { changePassword, updateProfile } from './operations/change-account.ts'
export {
  cancelEmailChange,
  changeEmail,
  findPendingEmail,
  resendEmailChange,
  type PendingEmail,
} from './operations/change-email.ts'
export { checkSession } from './operations/check-session.ts'
export { confirmLink, type LinkInput, type LinkNext, type LinkType } from './operations/confirm.ts'
export {
  signInWithIdToken,
  signInWithWallet,
  startSingleSignOn,
  type IdTokenInput,
  type SingleSignOnInput,
  type WalletInput,
} from './operations/foreign-proof.ts'
export {
  finishProviderSignIn,
  startProviderSignIn,
  type ProviderAnswer,
  type ProviderInput,
} from './operations/oauth.ts'
export {
  requestNewPassword,
  resendConfirmation,
  sendSignInLink,
  signInWithCode,
  type Recipient,
} from './operations/one-time.ts'
export { reauthenticate, sendProofCode, type Proof } from './operations/reauthenticate.ts'
export {
  countRecoveryCodes,
  createRecoveryCodes,
  enrolFactor,
  listFactors,
  removeFactor,
  verifyFactor,
  verifyRecoveryCode,
  type Factor,
  type NewFactor,
} from './operations/second-factor.ts'
export { signInWithPassword } from './operations/sign-in-with-password.ts'
export { signOut } from './operations/sign-out.ts'
export { signUp, type SignUpInput } from './operations/sign-up.ts'
