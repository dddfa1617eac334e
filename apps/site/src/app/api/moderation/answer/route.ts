import { handleAccountForm, isSecure } from '../../../../account/account.ts'
import type { FormFields } from '@house-edge/auth/server'
import { forgetTyped, writeTyped } from '@house-edge/account/cookies'
import { visitorBackend } from '../../../../backend.ts'
import { answerComplaint } from '@house-edge/readers/moderation'

const page = '/account/moderation'

/** Answers a complaint. The answer shows on the page of its number; one that is not kept stays in its field. */
export const POST = handleAccountForm(
  page,
  async (context, fields, claims) => {
    const [number, answer] = [fields.get('number'), fields.get('answer')]
    const code = await answerComplaint(await visitorBackend(context), number, answer)
    const cookies =
      code === 'auth/saved'
        ? forgetTyped(page, isSecure())
        : writeTyped(page, { fields: typedAnswer(fields), wrong: {}, account: claims.sub }, isSecure())
    return { to: page, flash: { code }, cookies }
  },
  { keeps: (fields) => ({ path: page, fields: typedAnswer(fields) }) },
)

const typedAnswer = (fields: FormFields) => ({
  [`answer-${fields.get('number') ?? ''}`]: fields.get('answer') ?? '',
})
