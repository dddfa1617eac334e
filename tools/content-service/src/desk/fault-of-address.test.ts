import { describe, expect, it } from 'vitest'
import { faultOfAddress } from './fault-of-address.ts'

describe('faultOfAddress', () => {
  it.each([
    '/page',
    '#part',
    '?q=1',
    '/',
    'https://example.org',
    'http://localhost:3000/x',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://xn--bcher-kva.example/a?b#c',
    'mailto:name@example.org',
    'mailto:name@example.org?subject=Odds',
    'tel:+442079460000',
  ])('finds nothing wrong with %s', (address) => {
    expect(faultOfAddress(address)).toBeUndefined()
  })

  // shows P85
  it.each([
    ['https://nonsense', 'names no site'],
    ['https:example.org', 'names no site'],
    ['https:///page', 'names no site'],
    ['https://.', 'names no site'],
    ['https://example.org/a b', 'a space'],
    ['//example.org', 'Two slashes'],
    ['mailto:', 'names no mailbox'],
    ['mailto:name', 'names no mailbox'],
    ['tel:', 'names no number'],
    ['sms:soon', 'names no number'],
  ])('says why nobody can follow %s', (address, why) => {
    expect(faultOfAddress(address)).toContain(why)
  })
})
