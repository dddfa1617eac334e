import type { AuthContext } from '@house-edge/auth/server'
import { type Purpose, purposePath, secondFactorPath } from './account-paths.ts'
import type { FormAnswer } from './answer-form.ts'

/** Where a sign-in leads: to the second factor, to what the visitor was about to do, or to the page they first asked for. */
export function afterSignIn(
  context: AuthContext,
  next: 'signed-in' | 'second-factor',
  purpose?: Purpose,
  returnTo?: string,
): FormAnswer {
  if (next === 'second-factor') return { to: secondFactorPath(purpose) }
  return { to: purpose === undefined ? context.takeReturnPath(returnTo) : purposePath(purpose) }
}
