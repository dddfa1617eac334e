import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Auth } from '../setup/auth.ts'
import type { Claims } from '../claims/claims.ts'
import { SignInRuleError } from '../errors/configuration-errors.ts'
import { ServiceUnavailableError } from '../errors/service-errors.ts'
import { SessionMissingError } from '../errors/session-errors.ts'
import { visitOf } from '../session/visit-of.ts'
import type { Visitor } from '../session/visitor.ts'
import { decideSignIn } from '../sign-in/decide.ts'

/** Who is visiting, in a page or a layout. Verified once per request, however often it is asked. */
export const readVisitor: (auth: Auth) => Promise<Visitor> = cache(async (auth: Auth): Promise<Visitor> =>
  auth.readVisitor(await cookies()),
)

/**
 * The verified claims of a visitor who may see this page.
 *
 * A page checks although the proxy has already done so: the proxy is a convenience, and a page's content
 * must not depend on it.
 *
 * A visitor without a session is sent to sign in from a page that the rule does not cover, too: this call alone guards a
 * page. Where the rule covers it as well, the proxy refuses before the page is rendered, and the visitor comes back to it.
 *
 * @param path The page's own path, to which the sign-in rule is applied again.
 * @throws {ServiceUnavailableError} The session could not be checked.
 * @throws {SessionMissingError} The visitor is not signed in, and the site has no rule that says where such visitors go: its
 *   `cause` says what to write.
 * @throws Next's own redirect to the sign-in page, or its not-found, for visitors who may not.
 * @throws {SignInRuleError} The rule cannot work, which `createAuth` says before.
 */
export async function requireVisitor(auth: Auth, path: string): Promise<Claims> {
  const visitor = await readVisitor(auth)
  const { rule } = auth
  if (rule) {
    const decision = decideSignIn(rule, visitOf(path, visitor))
    if (decision.action === 'redirect') redirect(decision.to)
    if (decision.action === 'forbid') notFound()
  }
  if (visitor.state === 'signed-in') return visitor.claims
  if (visitor.state === 'signed-out') {
    if (rule) redirect(rule.signIn)
    throw new SessionMissingError({ cause: new SignInRuleError(noRule(path)) })
  }
  throw new ServiceUnavailableError(
    'The auth service could not be reached, so it is not known who is visiting. The page was not rendered. Try again.',
    { status: 503 },
  )
}

function noRule(path: string): string {
  return (
    `${path} needs a visitor who is signed in, and nothing says where others go, so they get an error. ` +
    "Give createAuth a rule: rule: defineSignInRule({ signIn: '/login', callback: '/confirm' })."
  )
}
