import { describe, expect, it } from 'vitest'
import { isFromThisSite } from './same-site.ts'

const site = 'http://localhost:3000'
const request = (method: string, headers: Record<string, string>) => new Request(site, { method, headers })

describe('isFromThisSite', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('lets %s pass, which changes nothing', (method) => {
    expect(isFromThisSite(request(method, { 'sec-fetch-site': 'cross-site' }), site)).toBe(true)
  })

  it.each<[string, Record<string, string>, boolean]>([
    ['a form of this site', { 'sec-fetch-site': 'same-origin', origin: site }, true],
    ['a form of this site that hides its origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
    ['a form of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['a form of a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' }, false],
    ['a form of nowhere', { 'sec-fetch-site': 'none' }, false],
    ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: site }, false],
    ['an old browser on this site', { origin: site }, true],
    ['an old browser on another site', { origin: 'https://evil.example' }, false],
    ['another port', { origin: 'http://localhost:3001' }, false],
    ['another scheme', { origin: 'https://localhost:3000' }, false],
    ['an origin that begins like ours', { origin: 'http://localhost:3000.evil.example' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['a program without origin', {}, false],
    ['a host that says it is ours', { 'x-forwarded-host': 'localhost:3000', host: 'localhost:3000' }, false],
  ])('judges a POST of %s', (_, headers, expected) => {
    expect(isFromThisSite(request('POST', headers), site)).toBe(expected)
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'QUERY'])('asks %s where it came from', (method) => {
    expect(isFromThisSite(request(method, {}), site)).toBe(false)
  })
})
