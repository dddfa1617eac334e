import { handleAccountForm, isSecure } from '../../../../account/account.ts'
import { forgetTyped, writeTyped } from '@house-edge/account/cookies'
import { visitorBackend } from '../../../../backend.ts'
import { ExperienceId } from '@house-edge/readers/criteria'
import { plainText, replyRefusals, replyTo } from '@house-edge/readers/experiences'

const page = '/account/replies'

/** Stores an operator's reply to an experience, or withdraws it. */
export const POST = handleAccountForm(
  page,
  async (context, fields, claims) => {
    const experience = ExperienceId.safeParse(fields.get('experience'))
    if (!experience.success) return { to: page, flash: { code: 'auth/refused' } }
    const words = plainText(fields.get('words') ?? '')
    const refusal = await replyTo(await visitorBackend(context), experience.data, words)
    if (refusal === undefined)
      return { to: page, flash: { code: 'auth/saved' }, cookies: forgetTyped(page, isSecure()) }
    if (refusal === 'foreign') return { to: page, flash: { code: 'auth/refused' } }
    const field = `words-${experience.data}`
    const wrong: Record<string, string> = Object.hasOwn(replyRefusals, refusal) ? { [field]: refusal } : {}
    const code = Object.keys(wrong).length > 0 ? 'auth/form-invalid' : 'auth/unavailable'
    return {
      to: page,
      flash: { code },
      cookies: writeTyped(page, { fields: { [field]: words }, wrong, account: claims.sub }, isSecure()),
    }
  },
  {
    keeps: (fields) => ({
      path: page,
      fields: { [`words-${fields.get('experience') ?? ''}`]: fields.get('words') ?? '' },
    }),
  },
)
