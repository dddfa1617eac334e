/** Each fact of `framework-headers.ts`, held against the framework that is installed. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { innerHeaders, partOfPage } from './framework-headers.ts'

const require = createRequire(import.meta.url)
const dist = dirname(require.resolve('next/dist/server/next.js')).replace(/server$/, '')
const sourceOf = (path: string) => readFileSync(join(dist, path), 'utf8')

/** Request headers that belong to the vocabulary of the framework's client, which anybody may speak. */
const clientsOwn = new Set(['x-nextjs-request-id', 'x-nextjs-html-request-id'])

describe('innerHeaders', () => {
  it('has every name the framework calls internal', () => {
    const list = /INTERNAL_HEADERS = \[(.*?)\]/s.exec(sourceOf('server/lib/server-ipc/utils.js'))?.[1] ?? ''
    const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !innerHeaders.has(name))).toEqual([])
  })

  it('lists each header name that Next’s server reads', () => {
    const folder = join(dist, 'server')
    const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !/^dev\/|web\/sandbox/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /\breq(?:uest)?\.headers(?:\.get\(|\[)['"](x-(?:middleware|next|nextjs|invoke|matched|now|prerender|action|invocation)[\w-]*)['"]/g,
        ),
      ])
      .map(([, name = '']) => name)
    expect(read).toContain('x-nextjs-data')
    expect(read.filter((name) => !innerHeaders.has(name) && !clientsOwn.has(name))).toEqual([])
  })

  it.each([
    ['lib/constants.js', 'PRERENDER_REVALIDATE_HEADER'],
    ['lib/constants.js', 'PRERENDER_REVALIDATE_ONLY_GENERATED_HEADER'],
    ['lib/constants.js', 'NEXT_CACHE_REVALIDATED_TAGS_HEADER'],
    ['lib/constants.js', 'NEXT_CACHE_REVALIDATE_TAG_TOKEN_HEADER'],
    ['lib/constants.js', 'NEXT_RESUME_HEADER'],
    ['lib/constants.js', 'NEXT_RESUME_STATE_LENGTH_HEADER'],
  ])('has what %s calls %s', (file, name) => {
    const value = new RegExp(`const ${name} = '([\\w-]+)'`).exec(sourceOf(file))?.[1] ?? 'gone'
    expect(innerHeaders).toContain(value)
  })

  it('has the policy, from which Next reads the nonce', () => {
    expect(sourceOf('server/app-render/get-script-nonce-from-header.js')).toContain(
      "headers['content-security-policy']",
    )
    expect(innerHeaders).toContain('content-security-policy')
  })
})

describe('partOfPage', () => {
  it('knows the suffixes the framework gives to parts of a page', () => {
    const suffixes = [
      ...sourceOf('lib/constants.js').matchAll(/const RSC_(?:SEGMENT_|SEGMENTS_DIR_)?SUFFIX = '([^']+)'/g),
    ]
    expect(new Set(suffixes.map(([, suffix]) => suffix))).toEqual(
      new Set(['.rsc', '.segment.rsc', '.segments']),
    )
    for (const path of ['/about.rsc', '/about.segments/_tree.segment.rsc']) expect(path).toMatch(partOfPage)
  })
})

describe('maxUserAgent', () => {
  it('is needed while the robots pattern begins anywhere', () => {
    expect(sourceOf('shared/lib/router/utils/html-bots.js')).toContain('/[\\w-]+-Google|')
  })
})
