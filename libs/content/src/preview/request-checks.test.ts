import { describe, expect, it } from 'vitest'
import { callerOf, isNavigation, isSecure } from './request-checks.ts'

describe('callerOf', () => {
  // shows F73
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['invented,203.0.113.7', '203.0.113.7'],
    ['', 'unknown'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0DB8:1:2:ffff::9', '2001:db8:1:2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['[', '['],
  ])('takes of %j what the nearest server saw: %s', (header, caller) => {
    expect(callerOf(new Headers({ 'x-forwarded-for': header }))).toBe(caller)
  })
})

describe('isNavigation', () => {
  // shows R236
  it.each([
    [{}, true],
    [{ 'sec-fetch-mode': 'navigate' }, true],
    [{ 'sec-fetch-mode': 'no-cors' }, false],
    [{ 'sec-fetch-mode': 'cors' }, false],
    [{ 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' }, false],
    [{ 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch;prerender' }, false],
    [{ purpose: 'prefetch' }, false],
  ])('takes %j for a person or not', (headers, isOne) => {
    expect(isNavigation(new Headers(headers as Record<string, string>))).toBe(isOne)
  })
})

describe('isSecure', () => {
  it.each([
    ['http://site.example/', {}, false],
    ['https://site.example/', {}, true],
    ['http://site.example/', { 'x-forwarded-proto': 'https' }, true],
    ['https://site.example/', { 'x-forwarded-proto': 'http' }, false],
    ['http://site.example/', { 'x-forwarded-proto': 'https,http' }, true],
  ])('judges %s with %j by what the nearest server saw', (url, headers, secure) => {
    expect(isSecure(new Request(url, { headers: headers as Record<string, string> }))).toBe(secure)
  })
})
