import { handleAccountForm, isSecure } from '../../../../account/account.ts'
import type { FormFields } from '@house-edge/auth/server'
import { forgetTyped, writeTyped } from '@house-edge/account/cookies'
import { visitorBackend } from '../../../../backend.ts'
import { askForCorrection } from '@house-edge/readers/moderation'
import { experiencesChanged } from '../../../../rating/follow-experiences.ts'

const page = '/account/moderation'

/** Asks the writer of an experience to correct a field. What could not be asked stays in its fields. */
export const POST = handleAccountForm(
  page,
  async (context, fields, claims) => {
    const [experience = '', field = '', note = ''] = ['experience', 'field', 'note'].map((name) =>
      fields.get(name),
    )
    const code = await askForCorrection(await visitorBackend(context), {
      experience,
      seen_at: fields.get('seen'),
      field,
      note,
    })
    experiencesChanged()
    const cookies =
      code === 'auth/saved'
        ? forgetTyped(page, isSecure())
        : writeTyped(page, { fields: typedQuestion(fields), wrong: {}, account: claims.sub }, isSecure())
    return { to: page, flash: { code }, cookies }
  },
  { keeps: (fields) => ({ path: page, fields: typedQuestion(fields) }) },
)

function typedQuestion(fields: FormFields): Record<string, string> {
  const experience = fields.get('experience') ?? ''
  return {
    [`field-${experience}`]: fields.get('field') ?? '',
    [`note-${experience}`]: fields.get('note') ?? '',
  }
}
