import { describe, expect, it } from 'vitest'
import { defaultAuthConfig } from './config.ts'
import { isAllowedRedirect } from './redirect.ts'

const site = 'http://site.example'

describe('isAllowedRedirect', () => {
  // shows F71
  it.each([
    [`${site}/welcome`, true],
    ['http://name:word@site.example/welcome', false],
    ['http://name@site.example/welcome', false],
    [`${site}/${'x'.repeat(2_048 - site.length - 1)}`, true],
    [`${site}/${'x'.repeat(2_048 - site.length)}`, false],
    [`${site}/ welcome`, false],
    [`${site}:81/`, false],
  ])('of the site allows %.60s: %s', (target, isAllowed) => {
    expect(isAllowedRedirect(target, defaultAuthConfig(site))).toBe(isAllowed)
  })

  // shows F71
  it.each([
    ['http://shop.other.example/x', true],
    ['http://a.b.other.example/x', false],
    ['http://evil.example/.other.example/x', false],
    ['http://shop.other.example/x/y', false],
    ['http://shopXother.example/x', false],
  ])('takes one star for one part of a name: %s', (target, isAllowed) => {
    const config = { ...defaultAuthConfig(site), redirectUrls: ['http://*.other.example/*'] }
    expect(isAllowedRedirect(target, config)).toBe(isAllowed)
  })

  it.each([
    ['http://other.example/', true],
    ['http://10.0.0.1/', false],
    ['http://[fe80::1]/', false],
    ['http://127.0.0.1/', true],
    ['http://127.0.0.2/', true],
    ['http://0.0.0.0/', false],
  ])('takes no machine’s address for a pattern’s name: %s', (target, isAllowed) => {
    const config = { ...defaultAuthConfig(site), redirectUrls: ['http://**'] }
    expect(isAllowedRedirect(target, config)).toBe(isAllowed)
  })
})
