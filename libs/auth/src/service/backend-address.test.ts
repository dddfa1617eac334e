import { describe, expect, it } from 'vitest'
import { parseBackendKey, parseBackendUrl } from './backend-address.ts'

const misconfigured = (message: string) =>
  expect.objectContaining({ name: 'BackendConfigurationError', message }) as Error

describe('parseBackendUrl', () => {
  it('ends the address in a slash, so that paths stay below it', () => {
    expect(parseBackendUrl(' https://x.example/base ').href).toBe('https://x.example/base/')
    expect(parseBackendUrl('http://x.example/').href).toBe('http://x.example/')
  })

  it.each([undefined, '', '  '])('asks for an address where there is none: %j', (url) => {
    expect(() => parseBackendUrl(url)).toThrow(misconfigured('supabaseUrl is required.'))
  })

  it.each(['x.example', 'ftp://x.example', 'javascript:alert(1)'])('refuses %s', (url) => {
    expect(() => parseBackendUrl(url)).toThrow(
      misconfigured('Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.'),
    )
  })

  it('refuses an address that cannot be read', () => {
    expect(() => parseBackendUrl('https://x y')).toThrow(
      misconfigured('Invalid supabaseUrl: Provided URL is malformed.'),
    )
  })
})

describe('parseBackendKey', () => {
  it('asks for a key where there is none', () => {
    expect(parseBackendKey('sb_publishable_x')).toBe('sb_publishable_x')
    expect(() => parseBackendKey('')).toThrow(misconfigured('supabaseKey is required.'))
  })
})
