/**
 * Opens the pages of an account for its signed-in visitor.
 *
 * The proxy has applied the sign-in rule before; this applies it again, because security must not depend on
 * the proxy. It also checks what the rule cannot know: whether the session was ended elsewhere, and whether
 * the account has a second factor that this session still owes.
 *
 * @module
 */
import { type Claims, decideSignIn, readRoles, ServiceUnavailableError } from '@house-edge/auth'
import { type AuthContext, type Failure, listFactors } from '@house-edge/auth/server'
import { lostSessionPath, pathFor, type Purpose, purposePath } from '../paths/account-paths.ts'
import type { AccountSettings } from '../settings/account-settings.ts'
import { judgeStanding } from '../standing/judge-standing.ts'
import { hasRecentProof } from '../standing/recent-proof.ts'

/** A visitor's account, for one page. */
export interface OpenedAccount {
  claims: Claims
  /** Read-only: changes to it are not sent to the browser. */
  context: AuthContext
  /** Why only the claims may be shown. */
  problem: Failure | undefined
}

/** Where a visitor is sent in place of a page. */
export interface Elsewhere {
  /** `undefined`: nowhere. There is no such page for them. */
  redirectTo: string | undefined
}

/** Whether a visitor is sent elsewhere. */
export function leadsElsewhere(outcome: unknown): outcome is Elsewhere {
  return typeof outcome === 'object' && outcome !== null && 'redirectTo' in outcome
}

/**
 * Opens the account for a page.
 *
 * @param request Of the page.
 * @param path The page's own path.
 * @param returnTo Where to go after signing in again, when not to this page.
 * @returns Or where a visitor goes who must sign in, owes a second factor, or was signed out elsewhere.
 * @throws {ServiceUnavailableError} The session could not be checked.
 */
export async function openAccount(
  { auth, paths, lang }: AccountSettings,
  request: Request,
  path: string,
  returnTo: string = path,
): Promise<OpenedAccount | Elsewhere> {
  const context = auth.open(request)
  // Read once, for the calls below as well.
  const visitor = await context.visitor()
  if (visitor.state === 'signed-out') return { redirectTo: paths.signIn }
  if (visitor.state === 'unknown')
    throw new ServiceUnavailableError(
      'The auth service could not be reached, so it is not known who is visiting. The page was not rendered. Try again.',
      { status: 503 },
    )
  const { claims: known } = visitor
  const decision =
    auth.rule &&
    decideSignIn(auth.rule, { path, signedIn: true, assurance: known.aal, roles: readRoles(known) })
  if (decision?.action === 'redirect') return { redirectTo: decision.to }
  if (decision?.action === 'forbid') return { redirectTo: undefined }
  const { standing, claims } = judgeStanding(await listFactors(context), known)
  if (standing === 'owes-second-factor') return { redirectTo: paths.secondStep }
  if (standing === 'complete') return { claims, context, problem: undefined }
  if (standing.code === 'auth/session-lost') return { redirectTo: lostSessionPath(returnTo, lang) }
  return { claims, context, problem: standing }
}

/**
 * Opens the account for a page with sensitive actions.
 *
 * @returns Or where a visitor goes who may not see it, also for want of a recent proof of identity.
 */
export async function openProtectedAccount(
  site: AccountSettings,
  request: Request,
  purpose: Purpose,
): Promise<OpenedAccount | Elsewhere> {
  const account = await openAccount(site, request, purposePath(site.paths, purpose))
  if (leadsElsewhere(account) || hasRecentProof(account.claims, Date.now())) return account
  return { redirectTo: pathFor(site.paths.prove, purpose) }
}
