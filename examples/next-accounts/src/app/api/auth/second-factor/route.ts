import { verifyFactor } from '@house-edge/auth/server'
import { siteAuth } from '../../../../auth'

/** The second step of a sign-in; the first code of a new app turns it on. */
export function POST(request: Request) {
  return siteAuth().handle(request, async (context) => {
    const form = await context.form()
    if (!form.ok) return context.redirect(`/second-factor?code=${form.code}`)
    const outcome = await verifyFactor(context, {
      factorId: form.fields.get('factor'),
      code: form.fields.get('code'),
    })
    if (!outcome.ok) return context.redirect(`/second-factor?code=${outcome.code}`)
    return context.redirect(context.takeReturnPath())
  })
}
