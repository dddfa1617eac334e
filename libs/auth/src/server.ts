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
export type { Account, SecondFactor } from './exchange/account.ts'
export type { Exchange } from './exchange/exchange.ts'
export type { FormFields } from './exchange/form.ts'
export type { AccountSession } from './operations/account-data.ts'
export type { PendingEmail } from './operations/change-email.ts'
export type { LinkInput, LinkNext, LinkType } from './operations/confirm.ts'
export type { Credentials } from './operations/credentials.ts'
export type { IdTokenInput, SingleSignOnInput, WalletInput } from './operations/foreign-proof.ts'
export type { ProviderAnswer, ProviderInput } from './operations/oauth.ts'
export type { Recipient } from './operations/one-time.ts'
export type { Failure, Outcome } from './operations/outcome.ts'
export type { Proof } from './operations/reauthenticate.ts'
export type { Factor, NewFactor } from './operations/second-factor.ts'
export type { SignOutScope } from './session/session-owner.ts'
export type { SignUpInput } from './operations/sign-up.ts'
