import { createFormHandling, type FormHandling } from '../forms/form-handling.ts'
import { type AccountHandlers, accountHandlers } from '../handlers/account-handlers.ts'
import { type ProfileHandlers, profileHandlers } from '../handlers/profile-handlers.ts'
import { type SecondFactorHandlers, secondFactorHandlers } from '../handlers/second-factor-handlers.ts'
import { type SignInHandlers, signInHandlers } from '../handlers/sign-in-handlers.ts'
import { type AccountReads, accountPageReads } from '../reads/account-page-reads.ts'
import { type AccountOptions, type AccountSettings, completeSettings } from '../settings/account-settings.ts'

/** The accounts of a site: what its forms post to, and how it handles forms of its own in the same way. */
export interface Account extends FormHandling {
  /** By what they do. Mount each where it says, below `/api/auth`. */
  handlers: SignInHandlers & SecondFactorHandlers & ProfileHandlers & AccountHandlers
  /** What its pages show to a visitor, by their names in the paths. How they look: `createAccountViews` of `/views`. */
  reads: AccountReads
  /** Whether cookies may travel encrypted only. */
  isSecure: () => boolean
}

/**
 * Creates the accounts of a site.
 *
 * @param options Asked with the first request: a build has no backend.
 * @throws {BackendConfigurationError} From a handler, not from this call: the sessions are of another copy of the library.
 */
export function createAccount(options: () => AccountOptions): Account {
  let known: AccountSettings | undefined
  const forms = createFormHandling(() => (known ??= completeSettings(options())))
  return {
    ...forms,
    reads: accountPageReads(forms.settings),
    isSecure: () => forms.settings().isSecure,
    handlers: {
      ...signInHandlers(forms),
      ...secondFactorHandlers(forms),
      ...profileHandlers(forms),
      ...accountHandlers(forms),
    },
  }
}
