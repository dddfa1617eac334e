import { decideSignIn, type SignInRule } from '@house-edge/auth'
import { backendConfig } from './config.ts'

/** The sign-in rule of the environment; `undefined` when it is off. */
export function signInRule(): SignInRule | undefined {
  const backend = backendConfig()
  if (backend.AUTH_RULE === 'off') return undefined
  return {
    signIn: backend.AUTH_SIGN_IN_PATH,
    callback: backend.AUTH_CALLBACK_PATH,
    secondFactor: '/login/second-factor',
    include: backend.AUTH_INCLUDE,
    exclude: backend.AUTH_EXCLUDE,
    remember: backend.AUTH_REMEMBER_PATH === 'on',
  }
}

/** Whether the rule asks anything of visitors at a path, such as to sign in. */
export function coversPath(rule: SignInRule | undefined, path: string): boolean {
  return rule !== undefined && decideSignIn(rule, { path, signedIn: false }).action !== 'pass'
}
