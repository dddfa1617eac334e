import { describe, expect, it } from 'vitest'
import { foreignFormPage } from './foreign-form-page.ts'

const refusal = () =>
  new Response('Refused.\n', {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
const sent = (accept: string) =>
  new Request('https://site.example/api/auth/sign-in', { method: 'POST', headers: { accept } })

describe('foreignFormPage', () => {
  it('gives browsers a page, refused all the same and kept by nobody', async () => {
    const answer = foreignFormPage(sent('text/html,application/xhtml+xml,*/*;q=0.8'), refusal())
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      403,
      'text/html; charset=utf-8',
      'private, no-store',
    ])
    expect(await answer.text()).toContain('This form came from elsewhere')
  })

  it('leaves plain words to whoever wants no page', () => {
    const plain = refusal()
    expect(foreignFormPage(sent('*/*'), plain)).toBe(plain)
  })
})
