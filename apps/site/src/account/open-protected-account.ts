import { redirect } from 'next/navigation'
import { provePath, type Purpose, purposePath } from './account-paths.ts'
import { type OpenedAccount, openAccount } from './open-account.ts'
import { hasRecentProof } from './recent-proof.ts'

/**
 * Opens the account for a page with sensitive actions.
 *
 * @throws Next's own redirect, also for visitors without a recent proof of identity.
 */
export async function openProtectedAccount(purpose: Purpose): Promise<OpenedAccount> {
  const account = await openAccount(purposePath(purpose))
  if (!hasRecentProof(account.claims, Date.now())) redirect(provePath(purpose))
  return account
}
