import { describe, expect, it } from 'vitest'
import { hintsAtSession } from './session-hint.ts'

describe('hintsAtSession', () => {
  it.each([
    ['', false],
    ['sb-localhost-auth-token-hint=1800000000.aB:SIGNED_IN', true],
    ['a=b; __Host-sb-abc-auth-token-hint=1800000000.; c=d', true],
    ['sb-localhost-auth-token-hint=0.aB:SIGNED_OUT', false],
    ['xsb-localhost-auth-token-hint=1800000000.', false],
    ['other=sb-localhost-auth-token-hint', false],
  ])('reads %j as %j', (cookies, expected) => {
    expect(hintsAtSession(cookies)).toBe(expected)
  })
})
