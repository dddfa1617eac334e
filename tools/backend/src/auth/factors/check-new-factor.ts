import { AuthError } from '../auth-error.ts'
import type { AuthService } from '../auth-service.ts'
import type { SignedIn } from '../authenticate.ts'

/** @throws {AuthError} `mfa_factor_name_conflict`, `too_many_enrolled_mfa_factors` or `insufficient_aal` */
export function checkNewFactor(auth: AuthService, { user, session }: SignedIn, name: string): void {
  if (user.factors.some((factor) => (factor.friendly_name ?? '') === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`
    throw new AuthError(422, 'mfa_factor_name_conflict', message)
  }
  if (user.factors.length >= auth.config.maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message)
  }
  if (user.factors.some((factor) => factor.status === 'verified') && session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
}
