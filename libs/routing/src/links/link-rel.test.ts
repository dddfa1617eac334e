import { describe, expect, it } from 'vitest'
import { linkRel } from './link-rel.ts'

describe('linkRel', () => {
  // shows R220
  it.each([
    { href: 'https://other.example/' },
    { href: '//other.example/' },
    { href: '\\\\other.example' },
    { href: '/here', target: '_blank' },
  ])('tells nothing to the page behind %j', (link) => {
    expect(linkRel(link)).toBe('noopener noreferrer')
  })

  it.each([
    { href: '/here' },
    { href: '#part' },
    { href: '?page=2' },
    { href: 'mailto:a@example.com' },
    { href: '/here', target: '_self' },
  ])('needs nothing on %j', (link) => {
    expect(linkRel(link)).toBeUndefined()
  })

  it('keeps words of your own, and sees to noopener', () => {
    expect(linkRel({ href: 'https://casino.example', rel: 'sponsored nofollow' })).toBe(
      'sponsored nofollow noopener',
    )
    expect(linkRel({ href: 'https://casino.example', rel: 'noopener' })).toBe('noopener')
    expect(linkRel({ href: '/go/casino', rel: 'sponsored' })).toBe('sponsored')
  })
})
