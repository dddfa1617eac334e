import { messageFor } from '@house-edge/auth'
import { finishedPage } from './finished-page.ts'

/**
 * Says to browsers that a form was refused because no page of ours had sent it,
 * with a way on. Anything else is told in plain words.
 *
 * @param refusal What the library answered.
 */
export function foreignFormPage(request: Request, refusal: Response): Response {
  if (!request.headers.get('accept')?.includes('text/html')) return refusal
  const html = finishedPage('foreign-form', {
    title: 'This form came from elsewhere',
    text: messageFor('auth/cross-site'),
  })
  const headers = new Headers(refusal.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status: refusal.status, headers })
}
