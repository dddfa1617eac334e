/**
 * Who is visiting, and must they sign in: the parts that need no server.
 *
 * @module
 */
export type { Claims } from './claims/claims.ts'
export { readRoles } from './claims/claims.ts'
export type { AuthErrorCode } from './errors/auth-error.ts'
export { sessionCookiePattern } from './cookies/cookie-names.ts'
export { AuthError, isAuthError } from './errors/auth-error.ts'
export {
  BackendConfigurationError,
  MissingServerKeyError,
  SignInRuleError,
} from './errors/configuration-errors.ts'
export type { WeakPasswordReason } from './errors/credential-errors.ts'
export { InvalidCredentialsError, InvalidJwtError, WeakPasswordError } from './errors/credential-errors.ts'
export {
  ServiceRefusedError,
  ServiceUnavailableError,
  TooManyAttemptsError,
} from './errors/service-errors.ts'
export {
  InvalidTokenResponseError,
  SessionMissingError,
  SessionTooLargeError,
} from './errors/session-errors.ts'
export { arabicMessages, arabicWeakPasswordMessages } from './messages/arabic.ts'
export { messageFor, messages, type MessageCode, weakPasswordMessages } from './messages/catalogue.ts'
export { germanMessages, germanWeakPasswordMessages } from './messages/german.ts'
export { plainName } from './names/plain-name.ts'
export type { Session } from './session/session.ts'
export type { SignedOutReason, Visitor } from './session/visitor.ts'
export type { SignInDecision, Visit } from './sign-in/decide.ts'
export { decideSignIn } from './sign-in/decide.ts'
export type { ReturnPathOptions } from './sign-in/return-path.ts'
export { decideReturnPath } from './sign-in/return-path.ts'
export type { CoveredPath, Requirement, SignInRule } from './sign-in/rule.ts'
export { defineSignInRule } from './sign-in/rule.ts'
export { coversPath, translateSignInRule } from './sign-in/translate-rule.ts'
