import { describe, expect, it } from 'vitest'
import { UnavailableError } from './unavailable-error.ts'

describe('UnavailableError', () => {
  it.each([
    ['network', 'the connection failed'],
    ['timeout', 'no complete answer in time'],
    ['circuit-open', 'it has been failing'],
  ] as const)('says what %s means', (reason, words) => {
    expect(new UnavailableError({ reason }).message).toContain(`unavailable (${words}`)
  })

  it('names the status it was given', () => {
    const error = new UnavailableError({ reason: 'status', status: 503 })
    expect(error.message).toContain('(status 503)')
    expect(error.status).toBe(503)
  })

  it('is transient, and hides tokens from logs', () => {
    const url = 'https://x.example/api?access_token=secret'
    const error = new UnavailableError({ reason: 'deadline', url, retryAfterMs: 1_500 })
    expect(error).toMatchObject({ code: 'content/unavailable', isTransient: true, retryAfterMs: 1_500 })
    expect(error.url).toBe('https://x.example/api?access_token=[hidden]')
  })
})
