/**
 * Opens the pages of an account for its signed-in visitor.
 *
 * The proxy has applied the sign-in rule before; this applies it again, because security must not depend on
 * the proxy. It also checks what the rule cannot know: whether the session was ended elsewhere, and whether
 * the account has a second factor that this session still owes.
 *
 * @module
 */
import type { Claims } from '@house-edge/auth'
import { readVisitor, requireVisitor } from '@house-edge/auth/next'
import { type AuthContext, type Failure, listFactors } from '@house-edge/auth/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
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

/**
 * Opens the account for a page.
 *
 * @param path The page's own path.
 * @param returnTo Where to go after signing in again, when not to this page.
 * @throws Next's own redirect, for visitors who must sign in, owe a second factor, or were signed out
 * elsewhere.
 */
export async function openAccount(
  { auth, paths, siteOrigin }: AccountSettings,
  path: string,
  returnTo: string = path,
): Promise<OpenedAccount> {
  const visitor = await readVisitor(auth)
  if (visitor.state === 'signed-out') redirect(paths.signIn)
  const known = await requireVisitor(auth, path)
  const request = new Request(new URL(path, siteOrigin), { headers: new Headers(await headers()) })
  const context = auth.open(request)
  const { standing, claims } = judgeStanding(await listFactors(context), known)
  if (standing === 'owes-second-factor') redirect(paths.secondStep)
  if (standing === 'complete') return { claims, context, problem: undefined }
  if (standing.code === 'auth/session-lost') redirect(lostSessionPath(returnTo))
  return { claims, context, problem: standing }
}

/**
 * Opens the account for a page with sensitive actions.
 *
 * @throws Next's own redirect, also for visitors without a recent proof of identity.
 */
export async function openProtectedAccount(site: AccountSettings, purpose: Purpose): Promise<OpenedAccount> {
  const account = await openAccount(site, purposePath(site.paths, purpose))
  if (!hasRecentProof(account.claims, Date.now())) redirect(pathFor(site.paths.prove, purpose))
  return account
}
