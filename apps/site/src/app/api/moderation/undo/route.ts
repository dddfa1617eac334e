import { handleAccountForm } from '../../../../account/account.ts'
import { visitorBackend } from '../../../../backend.ts'
import { undoDecision } from '@house-edge/readers/moderation'
import { experiencesChanged } from '../../../../rating/follow-experiences.ts'

const page = '/account/moderation'

/** Undoes the latest decision about an experience, or about the reply to one. */
export const POST = handleAccountForm(page, async (context, fields) => {
  const code = await undoDecision(await visitorBackend(context), fields.get('about'), fields.get('event'))
  experiencesChanged()
  return { to: page, flash: { code } }
})
