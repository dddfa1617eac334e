import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { decideFastPath, type FastPathRules, type FrameworkReason, keyOf } from './decide-fast-path.ts'

const previewModeId = '0123456789abcdef0123456789abcdef'
const rules: FastPathRules = {
  previewModeId,
  hosts: new Set(['site.example', 'localhost:3000']),
  needsSignIn: (path) => path === '/account' || path.startsWith('/account/'),
  readsQuery: (path, query) => path === '/' && query.has('error'),
  hasRedirect: (target) => target.startsWith('/moved'),
  variantOf: (path, headers) =>
    path === '/prices' ? (headers['x-market'] === 'ie' ? 'ie' : 'gb') : undefined,
}

function decide(url: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  return decideFastPath({ method, url, headers: { host: 'site.example', ...headers } }, rules)
}

describe('decideFastPath', () => {
  it.each<[string, string, IncomingHttpHeaders?, string?]>([
    ['a page', '/about'],
    ['its head', '/about', {}, 'HEAD'],
    ['a campaign’s query', '/about?utm_source=x&utm_medium=y'],
    ['a query that means nothing here', '/about?error=x'],
    ['an address of the framework’s client', '/about?_rsc=abc'],
    ['a query at a path that looks for another', '/?page=2'],
    ['a session', '/about', { cookie: 'sb-auth-token=abc; other=1' }],
    [
      'a forged cookie of draft mode',
      '/about',
      { cookie: '__prerender_bypass=forged; __next_preview_data=x' },
    ],
    ['an empty cookie of draft mode', '/about', { cookie: '__prerender_bypass=' }],
    ['a cookie whose name only ends alike', '/about', { cookie: `x__prerender_bypass=${previewModeId}` }],
    ['data of draft mode without its cookie', '/about', { cookie: '__next_preview_data=x' }],
    ['a part of the page', '/about', { range: 'bytes=0-10' }],
    [
      'what it may have already',
      '/about',
      { 'if-none-match': '"x"', 'if-modified-since': 'Sun, 06 Nov 1994 08:49:37 GMT' },
    ],
    ['another form of answer', '/about', { accept: 'text/markdown' }],
    ['the site by another of its names', '/about', { host: 'LOCALHOST:3000' }],
    ['a path that is written oddly', '/%61bout'],
    ['a path that only begins like a personal one', '/accounting'],
  ])('lets a request for %s be answered from the store', (_what, url, headers, method) => {
    expect(decide(url, headers, method)).toEqual({ to: 'store', key: url.split('?')[0] })
  })

  it.each<[string, FrameworkReason, string, IncomingHttpHeaders?, string?]>([
    ['a form', 'method', '/about', {}, 'POST'],
    ['a question about methods', 'method', '/about', {}, 'OPTIONS'],
    ['a method nobody knows', 'method', '/about', {}, 'BREW'],
    ['a whole address', 'target', 'http://site.example/about'],
    ['two slashes', 'target', '//evil.example/about'],
    ['an asterisk', 'target', '*'],
    ['another host', 'host', '/about', { host: 'evil.example' }],
    ['no host', 'host', '/about', { host: '' }],
    ['a socket', 'upgrade', '/about', { upgrade: 'websocket' }],
    ['draft mode', 'draft', '/about', { cookie: `a=1; __prerender_bypass=${previewModeId}; b=2` }],
    ['draft mode in quotes', 'draft', '/about', { cookie: `__prerender_bypass="${previewModeId}"` }],
    [
      'draft mode after a forged cookie',
      'draft',
      '/about',
      { cookie: `__prerender_bypass=x; __prerender_bypass=${previewModeId}` },
    ],
    ['credentials', 'authorization', '/about', { authorization: 'Basic eDp5' }],
    ['an action', 'action', '/about', { 'next-action': 'a1' }],
    ['a payload', 'payload', '/about', { rsc: '1' }],
    ['a part of a payload', 'payload', '/about', { 'next-router-segment-prefetch': '/_tree' }],
    ['the framework’s own revalidation', 'payload', '/about', { 'x-prerender-revalidate': previewModeId }],
    ['a page that must not have changed', 'precondition', '/about', { 'if-match': '"x"' }],
    [
      'a page that is not newer',
      'precondition',
      '/about',
      { 'if-unmodified-since': 'Sun, 06 Nov 1994 08:49:37 GMT' },
    ],
    ['a page for who is signed in', 'sign-in', '/account'],
    ['a page below it', 'sign-in', '/account/email?x=1'],
    ['an error left in the address', 'query', '/?error=access_denied'],
    ['what has moved', 'redirect', '/moved?a=1'],
  ])('leads %s to the framework', (_what, because, url, headers, method) => {
    expect(decide(url, headers, method)).toEqual({ to: 'framework', because })
  })

  it('knows variants by declaration alone', () => {
    expect(decide('/prices', { 'x-market': 'ie' })).toEqual({ to: 'store', key: keyOf('/prices', 'ie') })
    expect(decide('/prices', { 'x-market': 'nonsense' })).toEqual({
      to: 'store',
      key: keyOf('/prices', 'gb'),
    })
    expect(decide('/about', { 'x-market': 'ie' })).toEqual({ to: 'store', key: '/about' })
  })

  it('ignores draft mode where the build has none', () => {
    const decision = decideFastPath(
      { method: 'GET', url: '/about', headers: { cookie: '__prerender_bypass=' } },
      { previewModeId: undefined },
    )
    expect(decision).toEqual({ to: 'store', key: '/about' })
  })
})
