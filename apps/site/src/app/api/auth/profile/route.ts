import { updateProfile } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm } from '../../../../account/answer-form.ts'
import { readDisplayName } from '../../../../account/display-name.ts'
import { visitorBackend } from '../../../../backend.ts'
import { siteLog } from '../../../../process/log.ts'
import { experiencesChanged } from '../../../../glance/start-following.ts'

/** Changes the display name: in the database, where experiences take it from, and in the session. */
export const POST = answerAccountForm('/account/profile', async (context, fields, claims) => {
  const typed = fields.get('display-name')
  const read = readDisplayName(typed)
  if (!read.ok) return { to: '/account/profile', flash: read.flash }
  const { name } = read
  const backend = await visitorBackend(context)
  const { error } = await backend
    .from('profiles')
    .update({ display_name: name ?? null })
    .eq('id', claims.sub)
  if (error?.hint === 'limit/links' || error?.hint === 'limit/staff')
    return { to: '/account/profile', flash: { code: 'auth/form-invalid', name: typed?.slice(0, 100) ?? '' } }
  if (error) {
    siteLog().warn('profile', { code: error.code })
    return { to: '/account/profile', flash: { code: 'auth/unavailable', name: typed?.slice(0, 100) } }
  }
  experiencesChanged()
  const outcome = await updateProfile(context, { display_name: name ?? '' })
  return outcome.ok
    ? { to: '/account/profile', flash: { code: 'auth/saved' } }
    : afterFailure(outcome, '/account/profile', 'password')
})
