import { signOut } from '@house-edge/auth/server'
import { siteAuth } from '../../../../auth'

export function POST(request: Request) {
  return siteAuth().handle(request, async (context) => {
    await signOut(context)
    return context.redirect('/login')
  })
}
