import { describe, expect, it } from 'vitest'
import { article, found } from '../../testing/linted-article.ts'
import { requiredFieldsRule } from './required-fields.ts'

describe('requiredFieldsRule', () => {
  const rule = requiredFieldsRule({ article: ['uid', 'title', 'body', 'link', 'cover', 'authors'] })
  const full = {
    title: 'Odds',
    body: [{ type: 'paragraph', text: 'Text', spans: [] }],
    link: { link_type: 'Web', url: 'https://example.org' },
    cover: { url: '/a.svg', alt: '' },
    authors: [{ since: '2026-01-01' }],
  }

  it.each([
    ['title', '  '],
    ['title', null],
    ['body', []],
    ['body', [{ type: 'paragraph', text: '', spans: [] }]],
    ['link', { link_type: 'Any' }],
    ['cover', {}],
    ['authors', []],
    ['authors', [{ since: null }]],
  ])('misses %s when it is %j', (field, value) => {
    expect(found([article({ ...full, [field]: value })], rule)).toMatchObject([
      { rule: 'required/missing', field },
    ])
  })

  it('is content with fields that are filled in', () => {
    expect(found([article(full)], rule)).toEqual([])
  })
})
