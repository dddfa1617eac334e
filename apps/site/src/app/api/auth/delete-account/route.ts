import { deleteAccount } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm, isSecure } from '../../../../account/answer-form.ts'
import { forgetMessages } from '../../../../account/messages/asked-message.ts'
import { experiencesChanged } from '../../../../glance/start-following.ts'

/** Deletes the account and all that belongs to it, files included. */
export const POST = answerAccountForm('/account/delete', async (context, fields) => {
  if (fields.get('understood') === undefined)
    return { to: '/account/delete', flash: { code: 'auth/form-invalid' } }
  const outcome = await deleteAccount(context, { function: 'delete-account' })
  if (!outcome.ok) return afterFailure(outcome, '/account/delete', 'delete')
  experiencesChanged()
  return { to: '/login', flash: { code: 'auth/account-deleted' }, cookies: [forgetMessages(isSecure())] }
})
