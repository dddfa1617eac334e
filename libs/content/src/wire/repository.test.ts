import { describe, expect, it } from 'vitest'
import { parseRepository } from './repository.ts'

const url = 'https://x.example/api/v2?access_token=secret'
const refs = [{ id: 'master', ref: 'abc', label: 'Master', isMasterRef: true }]

describe('parseRepository', () => {
  it('reads refs, languages, types and tags', () => {
    const json = {
      refs: [...refs, { id: 'r1', ref: 'def', label: 'Spring' }],
      integrationFieldsRef: 'items',
      languages: [{ id: 'de-de' }, { id: 'en-gb', is_master: true }],
      types: { article: 'Article' },
      tags: ['odds'],
      forms: { tags: { action: 'https://x.example/tags' } },
      version: 'unknown parts pass through',
    }
    expect(parseRepository(json, url)).toEqual({
      refs: [
        { id: 'master', ref: 'abc', label: 'Master', isMaster: true },
        { id: 'r1', ref: 'def', label: 'Spring', isMaster: false },
      ],
      integrationFieldsRef: 'items',
      masterLanguage: 'en-gb',
      languages: ['de-de', 'en-gb'],
      types: ['article'],
      tags: ['odds'],
      tagsUrl: 'https://x.example/tags',
    })
  })

  it('does without what the service leaves out', () => {
    expect(parseRepository({ refs, integrationFieldsRef: '' }, url)).toMatchObject({
      integrationFieldsRef: undefined,
      masterLanguage: undefined,
      types: [],
      tagsUrl: undefined,
    })
  })

  it('offers no list of tags at an address that is none', () => {
    expect(parseRepository({ refs, forms: { tags: { action: '/tags' } } }, url).tagsUrl).toBeUndefined()
  })

  it('names the places of a wrong answer, and no token', () => {
    expect(() => parseRepository({ refs: [{ ...refs[0], ref: 7 }] }, url)).toThrow(
      expect.objectContaining({
        code: 'content/invalid-response',
        paths: ['refs.0.ref'],
        url: 'https://x.example/api/v2?access_token=[hidden]',
      }) as Error,
    )
  })
})
