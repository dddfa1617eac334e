import { pageHeader } from '@house-edge/serving/headers'
import { describe, expect, it } from 'vitest'
import { foreignFormPage, unknownVisitorPage } from './status-page.ts'

/** What the server in front is told, and what those read who want no page. */
async function told(answer: Response) {
  const { status, headers } = answer
  return {
    status,
    page: headers.get(pageHeader),
    retryAfter: headers.get('retry-after'),
    kept: headers.get('cache-control'),
    words: await answer.text(),
  }
}

describe('unknownVisitorPage', () => {
  it('keeps what the sign-in rule answered', async () => {
    const answer = new Response('Unavailable', { status: 503, headers: { 'retry-after': '5' } })
    expect(await told(unknownVisitorPage(answer))).toMatchObject({
      status: 503,
      page: '/unavailable/account',
      retryAfter: '5',
    })
  })
})

describe('foreignFormPage', () => {
  it('names the page, which stays refused and uncached', async () => {
    const refusal = new Response('Refused.\n', {
      status: 403,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
    })
    expect(await told(foreignFormPage(refusal))).toMatchObject({
      status: 403,
      page: '/foreign-form',
      kept: 'private, no-store',
      words: 'Refused.\n',
    })
  })
})
