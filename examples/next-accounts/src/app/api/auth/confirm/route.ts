import { confirmLink } from '@house-edge/auth/server'
import { siteAuth } from '../../../../auth'

export function POST(request: Request) {
  return siteAuth().handle(request, async (context) => {
    const form = await context.form()
    if (!form.ok) return context.redirect(`/login?code=${form.code}`)
    const outcome = await confirmLink(context, {
      tokenHash: form.fields.get('token_hash'),
      type: form.fields.get('type'),
    })
    if (!outcome.ok) return context.redirect(`/login?code=${outcome.code}`)
    return context.redirect(outcome.next === 'second-factor' ? '/second-factor' : '/account')
  })
}
