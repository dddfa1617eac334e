import type { Transaction } from '../../database/database.ts'
import type { AuthService } from '../auth-service.ts'
import { forgetTokens } from '../one-time-token.ts'
import { hashPassword } from '../password.ts'
import { changeEmail, confirmUser, updateProviders } from '../users/change-user.ts'
import { reloadUser, requireFreeAddress, type User } from '../users/user.ts'
import type { Proof } from './find-proof.ts'

export const halfConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * Lets what has been proven take effect, and uses the token up.
 *
 * @returns The user, or undefined while the other mailbox still has to agree.
 */
export async function applyProof(
  auth: AuthService,
  tx: Transaction,
  proof: Proof,
): Promise<User | undefined> {
  const user = await apply(auth, tx, proof)
  if (!user) return undefined
  await updateProviders(tx, user)
  return reloadUser(tx, user)
}

async function apply(auth: AuthService, tx: Transaction, { user, token }: Proof): Promise<User | undefined> {
  switch (token.token_type) {
    case 'confirmation_token':
      if (user.invited_at && !user.encrypted_password) await setRandomPassword(auth, tx, user)
      return confirmUser(auth, tx, user)
    case 'recovery_token':
      await forgetTokens(tx, user.id)
      return user.email_confirmed_at ? user : confirmUser(auth, tx, user)
    default:
      return applyEmailChange(auth, tx, { user, token })
  }
}

async function applyEmailChange(
  auth: AuthService,
  tx: Transaction,
  { user, token }: Proof,
): Promise<User | undefined> {
  const needsBoth = auth.config.confirmBothEmails && user.email !== null
  if (needsBoth && user.email_change_confirm_status === 0) {
    await forgetTokens(tx, user.id, token.token_type)
    await tx.query(`update auth.users set email_change_confirm_status = 1 where id = $1`, [user.id])
    return undefined
  }
  await requireFreeAddress(tx, user.email_change)
  const formerEmail = user.email
  const changed = await changeEmail(auth, tx, user, user.email_change)
  await auth.mailer.notify({
    kind: 'emailChanged',
    to: formerEmail,
    newEmail: user.email_change,
    account: user,
  })
  return changed
}

/** An invited user has none yet, and cannot sign in by password until they choose one. */
async function setRandomPassword(auth: AuthService, tx: Transaction, user: User): Promise<void> {
  const hash = await hashPassword(auth.config, auth.random.urlSafe(60))
  await tx.query(`update auth.users set encrypted_password = $2 where id = $1`, [user.id, hash])
}
