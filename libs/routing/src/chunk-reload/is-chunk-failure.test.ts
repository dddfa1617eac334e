import { describe, expect, it } from 'vitest'
import { failedAsset, isChunkFailure } from './is-chunk-failure.ts'

const named = (name: string, message = '') => Object.assign(new TypeError(message), { name })

describe('isChunkFailure', () => {
  it.each([
    ['Webpack', named('ChunkLoadError', 'Loading chunk 12 failed.\n(error: https://x/_next/static/12.js)')],
    ['Webpack, without the name', new TypeError('Loading chunk app/page failed.')],
    ['Webpack, a style sheet', Object.assign(new TypeError('x'), { code: 'CSS_CHUNK_LOAD_FAILED' })],
    ['Webpack, a style sheet in words', new TypeError('Loading CSS chunk 3 failed.')],
    ['Turbopack', named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/a.js from module 7')],
    ['Turbopack, without the name', new Error('Failed to load chunk /_next/static/chunks/a.js')],
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x/a.js')],
    ['Firefox', new TypeError('error loading dynamically imported module: https://x/a.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['Safari, an error page', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
    [
      'a server action of another build',
      named('UnrecognizedActionError', 'Server Action "7f" was not found on the server.'),
    ],
    ['wrapped by somebody', new Error('Could not show the dialogue', { cause: named('ChunkLoadError') })],
  ])('knows the shape of %s', (_who, error) => {
    expect(isChunkFailure(error)).toBe(true)
  })

  it.each([
    new TypeError('Failed to fetch'),
    new Error('x is not a function'),
    'Loading',
    null,
    undefined,
    {},
  ])('leaves %s alone', (error) => {
    expect(isChunkFailure(error)).toBe(false)
  })
})

describe('failedAsset', () => {
  const element = (kind: 'script' | 'sheet' | 'picture', url: string) => ({
    ...(kind === 'sheet' ? { href: url } : { src: url }),
    matches: () => kind !== 'picture',
  })

  it('names a script or style sheet of the build', () => {
    expect(failedAsset(element('script', 'https://x/_next/static/a.js'), '/_next/static/')).toMatch(/a\.js$/)
    expect(failedAsset(element('sheet', 'https://x/_next/static/a.css'), '/_next/static/')).toMatch(/a\.css$/)
  })

  it('leaves pictures, files of others and the window alone', () => {
    expect(failedAsset(element('picture', 'https://x/_next/static/a.png'), '/_next/static/')).toBeUndefined()
    expect(failedAsset(element('script', 'https://other/a.js'), '/_next/static/')).toBeUndefined()
    expect(failedAsset(globalThis, '/_next/static/')).toBeUndefined()
    expect(failedAsset(null, '/_next/static/')).toBeUndefined()
  })
})
