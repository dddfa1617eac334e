import { coversPath, type SignInRule, translateSignInRule } from '@house-edge/auth'
import { translationsIn } from '@house-edge/routing'
import { backendConfig } from './config.ts'
import { languageOf, originalLanguage, type SiteLanguage } from './language.ts'
import { pathIn, routes } from './routes.ts'

/** A rule is compiled once for each object, which costs more than to decide by it. */
const rules = new Map<SiteLanguage, SignInRule>()

/** The sign-in rule of the environment, for the pages of a language; `undefined` when it is off. */
export function signInRule(lang: SiteLanguage = originalLanguage): SignInRule | undefined {
  if (backendConfig().AUTH_RULE === 'off') return undefined
  const rule = rules.get(lang) ?? ruleIn(lang, backendConfig())
  rules.set(lang, rule)
  return rule
}

function ruleIn(lang: SiteLanguage, backend: ReturnType<typeof backendConfig>): SignInRule {
  const original = {
    signIn: backend.AUTH_SIGN_IN_PATH,
    callback: backend.AUTH_CALLBACK_PATH,
    secondFactor: routes.loginSecondFactor.pattern,
    include: backend.AUTH_INCLUDE,
    exclude: backend.AUTH_EXCLUDE,
    remember: backend.AUTH_REMEMBER_PATH === 'on',
  }
  if (lang === originalLanguage) return original
  const own = {
    signIn: pathIn(lang, routes.login),
    callback: pathIn(lang, routes.confirm),
    secondFactor: pathIn(lang, routes.loginSecondFactor),
  }
  return translateSignInRule(original, own, translationsIn(routes, lang))
}

/** Whether the rule for the language of a path asks anything of visitors there. */
export function needsSignIn(path: string): boolean {
  return coversPath(signInRule(languageOf(path)), path)
}
