import { InvalidCredentialsError } from '../errors/credential-errors.ts'
import { isNearWord, type PasswordOwner } from './near-word.ts'
import { type Failure, failWith } from '../outcome/outcome.ts'

/** What a sign-up or sign-in form sends. Fields may be absent, as forms are. */
export interface Credentials {
  email?: string | undefined
  /** In place of an e-mail address, in international form. */
  phone?: string | undefined
  password?: string | undefined
}

/** What the site adds to the rules for passwords. */
export interface PasswordRules {
  /** Whether a password is on a list of common passwords. */
  isCommonPassword: (password: string) => boolean | Promise<boolean>
  /** What visitors call the site. */
  siteName: string | undefined
}

/** Credentials that may be sent to the auth service. */
type CheckedCredentials = ({ email: string } | { phone: string }) & { password: string }

const minimumLength = 8
/** bcrypt ignores the rest; two passwords that differ only after that would be the same (ASVS 6.2.8). */
const maximumBytes = 72
const addressLimit = 254

/** HTML's definition of an e-mail address, which leaves no room for a second recipient. */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/
const phone = /^\+[1-9]\d{6,14}$/

/** The canonical form of an e-mail address, or `undefined` when it is invalid. ASCII only, lower case. */
export function findEmail(input: string | undefined): string | undefined {
  const address = (input ?? '').trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const isAddress = address.length <= addressLimit && email.test(address) && !/^\.|\.\.|\.@/.test(address)
  return isAddress ? address : undefined
}

/** The E.164 form of a phone number, or `undefined` when it is invalid. */
export function findPhone(input: string | undefined): string | undefined {
  const number = (input ?? '').trim().replaceAll(/[\s().-]/g, '')
  return phone.test(number) ? number : undefined
}

/** Checks a new password. Spaces are part of it (ASVS 6.2). */
export async function checkNewPassword(
  password: string | undefined,
  { isCommonPassword, siteName }: PasswordRules,
  owner: PasswordOwner,
): Promise<string | Failure> {
  if (password === undefined || password.length < minimumLength) return failWith('auth/password-too-short')
  if (!fits(password)) return failWith('auth/password-too-long')
  if (await isCommonPassword(password)) return { ...failWith('auth/weak-password'), reasons: ['common'] }
  if (isNearWord(password, owner, siteName))
    return { ...failWith('auth/weak-password'), reasons: ['context'] }
  return password
}

/** Checks credentials for signing in: only whether they could be valid. */
export function checkCredentials(input: Credentials): CheckedCredentials | Failure {
  const identity = checkIdentity(input)
  if ('ok' in identity) return identity
  if (!input.password) return missingCredentials()
  if (!fits(input.password)) return failWith('auth/invalid-credentials')
  return { ...identity, password: input.password }
}

/** Checks credentials for a new account. */
export async function checkNewCredentials(
  input: Credentials,
  rules: PasswordRules,
  names: readonly string[],
): Promise<CheckedCredentials | Failure> {
  const identity = checkIdentity(input)
  if ('ok' in identity) return identity
  if (!input.password) return missingCredentials()
  const password = await checkNewPassword(input.password, rules, { ...identity, names })
  return typeof password === 'string' ? { ...identity, password } : password
}

function checkIdentity(input: Credentials): { email: string } | { phone: string } | Failure {
  if (!input.email && !input.phone) return missingCredentials()
  if (input.email) {
    const address = findEmail(input.email)
    return address === undefined ? failWith('auth/invalid-email') : { email: address }
  }
  const number = findPhone(input.phone)
  return number === undefined ? failWith('auth/invalid-phone') : { phone: number }
}

function missingCredentials(): Failure {
  const text = 'You must provide either an email or phone number and a password'
  return failWith('auth/credentials-missing', new InvalidCredentialsError(text))
}

function fits(password: string): boolean {
  return new TextEncoder().encode(password).length <= maximumBytes && !password.includes('\0')
}
