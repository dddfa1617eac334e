import type { AuthContext } from '@house-edge/auth/server'
import type { FormResult } from '../forms/form-handling.ts'
import { pathFor, type Purpose, purposePath } from '../paths/account-paths.ts'
import type { AccountSettings } from '../settings/account-settings.ts'

/** Where a sign-in leads: to the second factor, to what the visitor was about to do, or to the page they first asked for. */
export function afterSignIn(
  { paths }: AccountSettings,
  context: AuthContext,
  next: 'signed-in' | 'second-factor',
  purpose?: Purpose,
  returnTo?: string,
): FormResult {
  if (next === 'second-factor') return { to: pathFor(paths.secondStep, purpose) }
  return { to: purpose === undefined ? context.takeReturnPath(returnTo) : purposePath(paths, purpose) }
}
