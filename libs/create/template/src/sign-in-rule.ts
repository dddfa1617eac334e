import { decideSignIn, defineSignInRule, type SignInRule } from '@house-edge/auth'
import { languageOf, type SiteLanguage } from './language.ts'
import { pathIn, routes } from './routes.ts'

/** The pages that need a session, in every language. */
const include = Object.values<{ pattern: string; needsSession?: true }>(routes)
  .filter(({ needsSession }) => needsSession)
  .map(({ pattern }) => pattern.replaceAll(/:\w+/g, '*'))

const rules = new Map<SiteLanguage, SignInRule>()

/** Which pages need a session, and where visitors without one go: to the sign-in page in the language of their page. */
export function signInRule(lang: SiteLanguage): SignInRule {
  const rule =
    rules.get(lang) ??
    defineSignInRule({
      signIn: pathIn(lang, routes.login),
      callback: pathIn(lang, routes.confirm),
      include,
      remember: true,
    })
  rules.set(lang, rule)
  return rule
}

/** Whether visitors have to sign in for a path. Such a page is never kept, even if it shows a document. */
export function needsSignIn(path: string): boolean {
  return decideSignIn(signInRule(languageOf(path)), { path, signedIn: false }).action !== 'pass'
}
