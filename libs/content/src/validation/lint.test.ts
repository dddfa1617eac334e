import { describe, expect, it } from 'vitest'
import { buildDocument } from '../testing/build-document.ts'
import { article, found } from '../testing/linted-article.ts'
import { describeFinding } from './finding.ts'
import { lintContent, type Rule } from './lint.ts'

describe('lintContent', () => {
  it('finds nothing wrong in a correct document', () => {
    const data = {
      title: 'Odds',
      kind: 'guide',
      score: 9.2,
      on: '2026-10-14',
      body: [{ type: 'paragraph', text: 'Text', spans: [] }],
      cover: { url: '/images/a.svg', alt: 'A wheel', dimensions: { width: 1, height: 1 } },
      authors: [{ person: { link_type: 'Any' } }],
      slices: [{ slice_type: 'figure', variation: 'default', primary: { image: {} }, items: [] }],
    }
    expect(found([article(data)])).toEqual([])
  })

  it('names document, tab, field, what is wrong and what to do', () => {
    const [finding] = found([article({ authors: [{}, { since: 'yesterday' }] })])
    expect(finding).toEqual({
      rule: 'model/mismatch',
      severity: 'error',
      document: { id: 'article_odds', type: 'article', uid: 'odds', lang: 'en-gb' },
      tab: 'People',
      field: 'authors[1].since',
      label: 'Authors › 2 › Since',
      what: 'is no date such as 2026-10-14',
      todo: 'Enter the value again in the editor; it is left out of the page until then.',
    })
    expect(finding && describeFinding(finding)).toBe(
      'article "odds", People › Authors › 2 › Since: is no date such as 2026-10-14. Enter the value again in the editor; it is left out of the page until then.',
    )
  })

  // shows R160
  it.each([
    [{ title: 7 }, 'title', 'is a number where text is expected'],
    [{ kind: 'song' }, 'kind', 'is none of: guide, news'],
    [{ score: 11 }, 'score', 'is more than 10'],
    [{ score: '9' }, 'score', 'is text where a number is expected'],
    [{ on: '2026-02-30' }, 'on', 'is no date such as 2026-10-14'],
    [{ body: [{ text: 'no type' }] }, 'body[0].type', 'is missing where text is expected'],
    [{ cover: 'a.svg' }, 'cover', 'is text where an object is expected'],
    [{ link: { link_type: 'Telepathy' } }, 'link.link_type', 'has no known kind of link'],
    [
      { slices: [{ slice_type: 'marquee' }] },
      'slices[0].slice_type',
      'is "marquee", for which there is no model',
    ],
    [
      { slices: [{ slice_type: 'figure', variation: 'sung', primary: {} }] },
      'slices[0].variation',
      'is "sung", for which there is no model',
    ],
    [
      { slices: [{ slice_type: 'quote', variation: 'default', primary: {} }] },
      'slices[0]',
      'is a "quote", which this page does not take',
    ],
  ])('holds %j against the model', (data, field, what) => {
    expect(found([article(data)])).toMatchObject([{ rule: 'model/mismatch', field, what }])
  })

  it('names the slice as the editor does', () => {
    const slices = [{ slice_type: 'figure', variation: 'default', primary: { caption: 7 } }]
    expect(found([article({ slices })])).toMatchObject([{ tab: 'Body', label: 'Figure (slice 1) › Caption' }])
  })

  it('warns of unknown fields and lists errors first', () => {
    expect(found([article({ forgotten: 'yes' }), article({ title: 7 }, 'evens')])).toMatchObject([
      { severity: 'error', field: 'title' },
      { severity: 'warning', rule: 'model/unknown-field', field: 'forgotten' },
    ])
  })

  it('reports a document of a type without a model', () => {
    expect(found([buildDocument({ type: 'poem', uid: 'ode' })])).toMatchObject([
      { rule: 'model/unknown-type' },
    ])
  })

  it('gives all rules the same values of a document', () => {
    const given: unknown[] = []
    const rule: Rule = (document, context) => {
      given.push(context.fields(document))
      return []
    }
    found([article({ title: 'Odds' })], rule, rule)
    expect(given).toHaveLength(2)
    expect(given[0]).toBe(given[1])
  })

  it('says which model cannot be read', () => {
    const models = { customTypes: [{ id: 'article', json: { Main: 7 } }], slices: [] }
    expect(() => lintContent([], { models, today: '2026-11-20' })).toThrow(
      'The model of the document type "article" is malformed at json.Main.',
    )
  })
})
