import { finishedPage } from './finished-page.ts'

/**
 * Says in the answer of a handler, which can lead to no page, that nobody can tell
 * whether the visitor's session holds. With the status and the headers given.
 *
 * @param answer What the sign-in rule answered, in plain words.
 */
export function unknownVisitorPage(answer: Response): Response {
  const html = finishedPage('unavailable/account', {
    title: 'Service Unavailable',
    text: 'We cannot reach our sign-in service right now. You have not been signed out. Please try again in a minute.',
  })
  const headers = new Headers(answer.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status: answer.status, headers })
}
