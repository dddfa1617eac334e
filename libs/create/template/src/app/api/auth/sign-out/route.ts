import { signOut } from '@house-edge/auth/server'
import { languageOfForm, siteAuth } from '../../../../auth.ts'
import { pathIn, routes } from '../../../../routes.ts'

export function POST(request: Request) {
  const lang = languageOfForm(request)
  return siteAuth(lang).handle(request, async (context) => {
    await signOut(context)
    return context.redirect(pathIn(lang, routes.home))
  })
}
