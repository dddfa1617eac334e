import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setNewerBuild } from '../deployment/newer-build.ts'
import { AppLink, type AppLinkProps } from './app-link.island.tsx'

/** What the framework's link was given last. */
const given = vi.hoisted((): { onNavigate?: (event: { preventDefault: () => void }) => void } => ({}))

vi.mock('next/navigation.js', () => ({ useRouter: () => ({ prefetch: () => {} }) }))
vi.mock('next/link.js', () => ({
  default: ({ onNavigate, prefetch, children, ...rest }: Record<string, unknown>) => {
    Object.assign(given, { onNavigate })
    return createElement('a', { ...rest, 'data-prefetch': String(prefetch) }, children as string)
  },
}))

afterEach(() => {
  setNewerBuild(undefined as never)
  vi.unstubAllGlobals()
})

const render = (props: AppLinkProps) => renderToStaticMarkup(createElement(AppLink, props, 'Words'))

/** Follows a link as the framework does. @returns What became of it. */
function follow(href: string): unknown {
  render({ href })
  const loaded: string[] = []
  vi.stubGlobal('location', { assign: (to: string) => loaded.push(to) })
  let isPrevented = false
  given.onNavigate?.({ preventDefault: () => (isPrevented = true) })
  return { isPrevented, loaded }
}

describe('AppLink', () => {
  it('has the framework navigate, which preloads nothing itself', () => {
    expect(render({ href: '/reviews', className: 'quiet' })).toBe(
      '<a class="quiet" href="/reviews" data-prefetch="false">Words</a>',
    )
  })

  it.each<[what: string, props: AppLinkProps, rel: string]>([
    ['another site', { href: 'https://example.org/' }, ' rel="noopener noreferrer"'],
    ['a host without a scheme', { href: '//example.org/' }, ' rel="noopener noreferrer"'],
    ['an offer', { href: 'https://example.org/', rel: 'sponsored' }, ' rel="sponsored noopener"'],
    ['an e-mail', { href: 'mailto:desk@example.org' }, ''],
    ['a telephone', { href: 'TEL:+442071234567' }, ''],
  ])('leaves %s to the browser', (_what, props, rel) => {
    expect(render(props)).toBe(`<a href="${props.href}"${rel}>Words</a>`)
  })

  it('leaves a window of its own to the browser', () => {
    expect(render({ href: '/reviews', target: '_blank' })).toBe(
      '<a href="/reviews" target="_blank" rel="noopener noreferrer">Words</a>',
    )
    expect(render({ href: '/reviews', target: '_self' })).toContain('data-prefetch')
  })

  it('loads a document when a newer build is live', () => {
    expect(follow('/reviews')).toEqual({ isPrevented: false, loaded: [] })
    setNewerBuild({ id: 'c', timestamp: 3_000 })
    expect(follow('/reviews')).toEqual({ isPrevented: true, loaded: ['/reviews'] })
  })
})
