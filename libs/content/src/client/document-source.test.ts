import type { PrismicDocument } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { buildDocument, buildPage } from '../testing/build-document.ts'
import { createServiceSource, type DocumentSource, withFilters } from './document-source.ts'
import type { Engine } from './engine.ts'
import type { PageOptions } from './query-options.ts'
import { createReadMethods } from './read-methods.ts'
import { readTags } from './read-tags.ts'
import { withAdmission } from './with-admission.ts'

const odds = buildDocument({ type: 'article', uid: 'odds' })

/** An engine that finds the article, and what it was asked. */
function engineOf(parts: object = {}) {
  const asked: PageOptions[] = []
  const engine = {
    config: { limits: { deadlineMs: 1, fullReadDeadlineMs: 2 }, clock: { now: () => 0 }, mode: {} },
    shared: {},
    atRef: (_options: object, _call: object, ask: (pinned: object) => Promise<unknown>) => ask({ ref: 'r' }),
    readPageAt: async (_pinned: object, options: PageOptions) => {
      asked.push(options)
      return buildPage([odds])
    },
    ...parts,
  } as unknown as Engine
  return { engine, asked }
}

describe('createServiceSource', () => {
  it('asks for one document, by filters beside the caller’s', async () => {
    const { engine, asked } = engineOf()
    await createServiceSource(engine).findByUid('article', 'odds', { filters: ['mine'] })
    expect(asked).toEqual([
      {
        filters: ['mine', '[at(document.type, "article")]', '[at(my.article.uid, "odds")]'],
        pageSize: 1,
      },
    ])
  })

  it('asks nothing about an address that cannot be', async () => {
    const { engine, asked } = engineOf()
    expect(await createServiceSource(engine).findByUid('article', '")] [at(a, "b', {})).toBeUndefined()
    expect(asked).toEqual([])
  })
})

describe('withFilters', () => {
  it('leaves the options it was given alone', () => {
    const options = { filters: ['a'] }
    expect(withFilters(options, 'b')).toEqual({ filters: ['a', 'b'] })
    expect(options).toEqual({ filters: ['a'] })
  })
})

describe('createReadMethods', () => {
  it('finds or throws, by the name of the method', async () => {
    const source = { findById: async () => undefined } as unknown as DocumentSource
    const methods = createReadMethods(source)
    expect(await methods.findById('x')).toBeUndefined()
    await expect(methods.getById('x')).rejects.toMatchObject({
      code: 'content/not-found',
      requested: { id: 'x' },
    })
  })

  it('reads one document for the first, unless a page is named', async () => {
    const sizes: unknown[] = []
    const readPage = async ({ pageSize }: PageOptions) => (sizes.push(pageSize), buildPage([odds]))
    const methods = createReadMethods({ readPage } as unknown as DocumentSource)
    await methods.getFirst()
    await methods.getFirst({ page: 2 })
    expect(sizes).toEqual([1, undefined])
  })
})

describe('withAdmission', () => {
  const admission = {
    admit: (document: PrismicDocument) => ({ ...document, tags: ['published'] }),
    admitDraft: (document: PrismicDocument) => ({ ...document, tags: ['draft'] }),
  }
  const source = { findById: async () => odds } as unknown as DocumentSource
  const preview = 'https://test.prismic.io/previews/a:b?websitePreviewId=c'

  it('checks drafts as drafts, also where the mode names the preview', async () => {
    const tags = async (mode: object, ref?: string) => {
      const { engine } = engineOf({ config: { mode }, shared: { admission } })
      return (await withAdmission(engine, source).findById('a', ref === undefined ? {} : { ref }))?.tags
    }
    expect(await tags({})).toEqual(['published'])
    expect(await tags({}, preview)).toEqual(['draft'])
    expect(await tags({ ref: async () => preview })).toEqual(['draft'])
    expect(await tags({ ref: 'master' })).toEqual(['published'])
  })

  it('is the source itself without a validation', () => {
    expect(withAdmission(engineOf().engine, source)).toBe(source)
  })
})

describe('readTags', () => {
  const read = (answer: () => Promise<unknown>, tagsUrl?: string) =>
    readTags(
      engineOf({
        config: { accessToken: 'secret' },
        readRepository: async () => ({ tagsUrl, tags: ['known'] }),
        shared: { transport: { ask: answer } },
      }).engine,
      { deadlineAt: 0, signal: undefined },
    )

  it('takes the repository’s own list where the address of tags has none', async () => {
    const answered = (json: unknown) => async () => ({ verdict: { kind: 'answer', json } })
    expect(await read(answered(['new']), 'https://a.test/tags')).toEqual(['new'])
    expect(await read(answered({ tags: [] }), 'https://a.test/tags')).toEqual(['known'])
    expect(await read(answered(['new']))).toEqual(['known'])
  })

  it('does not hide mistakes of its own', async () => {
    const failing = () => Promise.reject(new TypeError('ours'))
    await expect(read(failing, 'https://a.test/tags')).rejects.toThrow('ours')
  })
})
