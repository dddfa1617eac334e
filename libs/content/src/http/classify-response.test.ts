import { describe, expect, it } from 'vitest'
import { classifyResponse } from './classify-response.ts'

const json = { 'content-type': 'application/json' }

function verdictOf(status: number, text = '{}', headers: Record<string, string> = json) {
  const url = 'https://x.example/api/v2'
  return classifyResponse({ status, url, text, headers: new Headers(headers) })
}

describe('classifyResponse', () => {
  it('takes JSON for an answer', () => {
    expect(verdictOf(200, '{"a":1}')).toEqual({ kind: 'answer', json: { a: 1 } })
  })

  it('takes JSON without a type for an answer', () => {
    expect(verdictOf(200, '[]', {})).toEqual({ kind: 'answer', json: [] })
  })

  it('never asks again for a page of another type', () => {
    const verdict = verdictOf(200, '<html>', { 'content-type': 'text/html' })
    expect(verdict).toMatchObject({ kind: 'failure', retry: 'never', error: { fault: 'content-type' } })
  })

  it('asks once more for JSON that was cut short', () => {
    expect(verdictOf(200, '{"a":')).toMatchObject({
      kind: 'failure',
      retry: 'once',
      error: { fault: 'json' },
    })
  })

  it.each([400, 401, 403, 404, 410])('takes %i for a refusal, with its words', (status) => {
    const verdict = verdictOf(status, '{"type":"api_notfound_error","message":"No","more":1,"error":2}')
    expect(verdict).toEqual({ kind: 'refusal', words: { type: 'api_notfound_error', message: 'No' } })
  })

  it.each(['no JSON', '[]', 'null'])('takes a refusal without words as one: %s', (text) => {
    expect(verdictOf(404, text)).toEqual({ kind: 'refusal', words: undefined })
  })

  it('knows a limit by 429 alone', () => {
    expect(verdictOf(429)).toEqual({ kind: 'limited' })
  })

  it.each([
    [408, 'always'],
    [500, 'once'],
    [501, 'once'],
    [502, 'always'],
    [503, 'always'],
    [504, 'always'],
  ])('takes %i for an outage, repeated %s', (status, retry) => {
    expect(verdictOf(status)).toMatchObject({
      kind: 'failure',
      retry,
      error: { code: 'content/unavailable', status },
    })
  })

  it('never asks again for what is too large', () => {
    expect(verdictOf(422)).toMatchObject({ retry: 'never', error: { code: 'content/too-large' } })
  })

  it('never asks again after 418, which has no meaning here', () => {
    expect(verdictOf(418)).toMatchObject({ retry: 'never', error: { fault: 'status', status: 418 } })
  })

  it.each([301, 302, 303, 307, 308])('takes the redirect %i for what lasts', (status) => {
    const location = 'https://elsewhere.example/api?access_token=secret'
    expect(verdictOf(status, '', { location })).toMatchObject({
      retry: 'never',
      error: { fault: 'redirect', status, isTransient: false },
    })
  })
})
