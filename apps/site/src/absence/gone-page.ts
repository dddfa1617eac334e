import { finishedPage } from './finished-page.ts'

/** Says that editors have taken what was here away for good: 410, and the finished page `/gone`. */
export function gonePage(): Response {
  const html = finishedPage('gone', {
    title: 'Page Gone',
    text: 'What was here has been taken away for good.',
  })
  return new Response(html, {
    status: 410,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
