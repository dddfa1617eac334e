import type { AccountPaths } from '../paths/account-paths.ts'
import type { AccountSettings } from '../settings/account-settings.ts'
import { accountReads } from './account-reads.ts'
import { type AccountResult, type AccountVisit, type PageRead, readPage } from './page-visit.ts'
import { signInReads } from './sign-in-reads.ts'

/**
 * Reads what a page of an account shows to a visitor, whose request has passed the sign-in rule before.
 *
 * @throws {ServiceUnavailableError} The session could not be checked.
 * @throws {BackendConfigurationError} The sessions are of another copy of the library.
 */
export type AccountRead = (visit: AccountVisit) => Promise<AccountResult>

/** By the names of the pages in the paths. */
export type AccountReads = Readonly<Record<keyof AccountPaths, AccountRead>>

/** @param settings Asked at each visit: a build has no backend. */
export function accountPageReads(settings: () => AccountSettings): AccountReads {
  const readOf =
    <Shown>(read: PageRead<Shown>): AccountRead =>
    (visit) =>
      readPage(read, settings(), visit)
  return {
    signIn: readOf(signInReads.signIn),
    code: readOf(signInReads.code),
    secondStep: readOf(signInReads.secondStep),
    signUp: readOf(signInReads.signUp),
    forgottenPassword: readOf(signInReads.forgottenPassword),
    confirm: readOf(signInReads.confirm),
    account: readOf(accountReads.account),
    prove: readOf(accountReads.prove),
    password: readOf(accountReads.password),
    email: readOf(accountReads.email),
    secondFactor: readOf(accountReads.secondFactor),
    sessions: readOf(accountReads.sessions),
    profile: readOf(accountReads.profile),
    data: readOf(accountReads.data),
    delete: readOf(accountReads.delete),
  }
}
