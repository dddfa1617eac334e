import { describe, expect, it } from 'vitest'
import { answerDecision, redirectTo, textResponse } from './responses.ts'

const origin = 'https://site.example'

describe('answerDecision', () => {
  it('redirects to a page of this site', () => {
    const { status, headers } = answerDecision({ action: 'redirect', to: '/login?code=x' }, origin)
    expect(status).toBe(303)
    expect(headers.get('location')).toBe('https://site.example/login?code=x')
  })

  it('forbids with 403', () => {
    expect(answerDecision({ action: 'forbid' }, origin).status).toBe(403)
  })

  it('says when to come again with 503', () => {
    const { status, headers } = answerDecision({ action: 'unavailable', retryAfterSeconds: 5 }, origin)
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
  })
})

describe('redirectTo', () => {
  it('leads a form to a page by GET', () => {
    expect(redirectTo('/account', origin).status).toBe(303)
  })
})

describe('textResponse', () => {
  it('says words that no browser takes for a page', async () => {
    const response = textResponse(403, 'auth/forbidden')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toMatch(/\S\n$/)
  })
})
