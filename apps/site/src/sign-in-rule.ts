import { decideSignIn, type SignInRule } from '@house-edge/auth'
import { backendConfig } from './config.ts'

type BackendConfig = ReturnType<typeof backendConfig>

/** A rule is compiled once for each object, which costs more than to decide by it. */
const rules = new WeakMap<BackendConfig, SignInRule>()

/** The sign-in rule of the environment; `undefined` when it is off. */
export function signInRule(): SignInRule | undefined {
  const backend = backendConfig()
  if (backend.AUTH_RULE === 'off') return undefined
  const rule = rules.get(backend) ?? ruleOf(backend)
  rules.set(backend, rule)
  return rule
}

function ruleOf(backend: BackendConfig): SignInRule {
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
