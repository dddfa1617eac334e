import { describe, expect, it } from 'vitest'
import { linkTarget } from './link-target.ts'

describe('linkTarget', () => {
  it('leaves a path of this site alone', () => {
    expect(linkTarget('/casino-blog/odds?page=2#sums')).toEqual({ href: '/casino-blog/odds?page=2#sums' })
  })

  it('tells other sites nothing about where the visitor came from', () => {
    expect(linkTarget('https://example.com/')).toEqual({
      href: 'https://example.com/',
      rel: 'noopener noreferrer',
    })
  })

  it('protects this window from links’ own windows', () => {
    expect(linkTarget('/terms', { target: '_blank' })).toEqual({
      href: '/terms',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
  })

  it('ignores any other target', () => {
    expect(linkTarget('/terms', { target: 'opener' })).toEqual({ href: '/terms' })
  })

  it('declares paid links, forwarding paths among them', () => {
    expect(linkTarget('/go/copper-lantern', { relation: 'affiliate' })?.rel).toBe(
      'sponsored nofollow noopener',
    )
    expect(linkTarget('https://example.com', { relation: 'affiliate', target: '_blank' })?.rel).toBe(
      'sponsored nofollow noopener',
    )
  })

  it('declares links written by visitors', () => {
    expect(linkTarget('https://example.com', { relation: 'visitor' })?.rel).toBe(
      'ugc nofollow noopener noreferrer',
    )
  })

  it.each(['mailto:editor@example.com', 'tel:+448005550142'])('lets %s pass', (address) => {
    expect(linkTarget(address)).toEqual({ href: address })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\n/evil.example',
    'https://',
    'http://[::1',
  ])('refuses %j', (address) => {
    expect(linkTarget(address)).toBeUndefined()
  })

  it.each([undefined, null, '', '   ', 7, {}, []])('has no link for %j', (address) => {
    expect(linkTarget(address)).toBeUndefined()
  })
})
