/**
 * Opens the pages and forms of an account for its signed-in visitor.
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
import { siteAuth } from '../auth.ts'
import { backendConfig, siteConfig } from '../config.ts'
import { lostSessionPath, secondFactorPath } from './account-paths.ts'
import { judgeStanding } from './judge-standing.ts'

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
export async function openAccount(path: string, returnTo: string = path): Promise<OpenedAccount> {
  const auth = siteAuth()
  const visitor = await readVisitor(auth)
  if (visitor.state === 'signed-out') redirect(backendConfig().AUTH_SIGN_IN_PATH)
  const known = await requireVisitor(auth, path)
  const request = new Request(new URL(path, siteConfig().SITE_ORIGIN), {
    headers: new Headers(await headers()),
  })
  const context = auth.open(request)
  const { standing, claims } = judgeStanding(await listFactors(context), known)
  if (standing === 'owes-second-factor') redirect(secondFactorPath())
  if (standing === 'complete') return { claims, context, problem: undefined }
  if (standing.code === 'auth/session-lost') redirect(lostSessionPath(returnTo))
  return { claims, context, problem: standing }
}
