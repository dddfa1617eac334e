import { decideSignIn, defineSignInRule } from '@house-edge/auth'
import { routes } from './routes.ts'

/** Which pages need a session, and where visitors without one go. */
export const signInRule = defineSignInRule({
  signIn: routes.login.pattern,
  callback: routes.confirm.pattern,
  include: Object.values<{ pattern: string; needsSession?: true }>(routes)
    .filter(({ needsSession }) => needsSession)
    .map(({ pattern }) => pattern.replaceAll(/:\w+/g, '*')),
  remember: true,
})

/** Whether visitors have to sign in for a path. Such a page is never kept, even if it shows a document. */
export function needsSignIn(path: string): boolean {
  return decideSignIn(signInRule, { path, signedIn: false }).action !== 'pass'
}
