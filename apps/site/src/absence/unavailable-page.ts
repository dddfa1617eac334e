import { finishedPage } from './finished-page.ts'

const retryAfterSeconds = 30

/** Says that we cannot tell what is at an address: 503 with `Retry-After`, and the finished page `/unavailable`. */
export function unavailablePage(): Response {
  const html = finishedPage('unavailable', {
    title: 'Service Unavailable',
    text: 'We cannot reach our content right now, so we cannot tell whether this page exists. Please try again in a minute.',
  })
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
