import type { PrismicDocument } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { buildDocument, buildLink } from '../testing/build-document.ts'
import { articleModels } from '../testing/article-models.ts'
import { describeFinding, type Finding } from './finding.ts'
import { lintContent, type Rule } from './lint.ts'
import { addressRule } from './rules/addresses.ts'
import { altTextRule } from './rules/alt-text.ts'
import { deadLinkRule } from './rules/dead-links.ts'
import { requiredFieldsRule } from './rules/required-fields.ts'

const routes = [
  { type: 'article', path: '/blog/:uid' },
  { type: 'page', path: '/:uid' },
]

function article(data: Record<string, unknown>, uid = 'odds'): PrismicDocument {
  return buildDocument({ type: 'article', uid, id: `article_${uid}`, data })
}

function found(documents: PrismicDocument[], ...rules: Rule[]): Finding[] {
  return lintContent(documents, { models: articleModels, rules, today: '2026-11-20' })
}

function textWith(url: string): unknown {
  const data = { link_type: 'Web', url }
  return [{ type: 'paragraph', text: 'Read this', spans: [{ start: 0, end: 4, type: 'hyperlink', data }] }]
}

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

  it('says which model cannot be read', () => {
    const models = { customTypes: [{ id: 'article', json: { Main: 7 } }], slices: [] }
    expect(() => lintContent([], { models, today: '2026-11-20' })).toThrow(
      'The model of the document type "article" is malformed at json.Main.',
    )
  })
})

describe('altTextRule', () => {
  // shows R056, R057, R058
  it('asks an alternative text of every picture anywhere', () => {
    const data = {
      cover: { url: '/a.svg', alt: null },
      body: [{ type: 'image', url: '/b.svg', alt: null }],
      slices: [{ slice_type: 'figure', variation: 'default', primary: { image: { url: '/c.svg' } } }],
    }
    expect(found([article(data)], altTextRule()).map(({ rule, field }) => `${rule} ${field}`)).toEqual([
      'images/alt-missing body[0]',
      'images/alt-missing cover',
      'images/alt-missing slices[0].primary.image',
    ])
  })

  it('accepts an empty text and warns of a long one', () => {
    expect(found([article({ cover: { url: '/a.svg', alt: '' } })], altTextRule())).toEqual([])
    const cover = { url: '/a.svg', alt: 'wheel '.repeat(30) }
    expect(found([article({ cover })], altTextRule())).toMatchObject([
      { rule: 'images/alt-long', severity: 'warning' },
    ])
  })
})

describe('deadLinkRule', () => {
  const rule = deadLinkRule({
    routes,
    isServed: (path) => path === '/blog',
    hasFile: (url) => url === '/images/there.svg',
  })

  // shows R053, R054, R055
  it.each([
    [{ link: { link_type: 'Document', id: 'gone' } }, 'leads to the document "gone", which is not published'],
    [{ link: { link_type: 'Web', url: '/nowhere' } }, 'leads to /nowhere, and this site has no such page'],
    [{ link: { link_type: 'Web', url: 'javascript:alert(1)' } }, 'leads to "javascript:alert(1)"'],
    [{ link: { link_type: 'Web', url: '//example.org' } }, 'leads to "//example.org"'],
    [{ link: buildLink({ type: 'person', id: 'person_ada' }) }, 'documents of that type have no page'],
    [{ authors: [{ person: buildLink({ type: 'page', id: 'page_about' }) }] }, 'where only person fits'],
    [{ body: textWith('/blog/never') }, 'leads to /blog/never'],
    [{ cover: { url: '/images/gone.svg', alt: '' } }, 'the picture /images/gone.svg does not exist'],
  ])('finds %j', (data, what) => {
    const documents = [
      article(data),
      buildDocument({ type: 'page', uid: 'about', id: 'page_about' }),
      buildDocument({ type: 'person', uid: 'ada', id: 'person_ada' }),
    ]
    const findings = found(documents, rule)
    expect(findings).toHaveLength(1)
    expect(findings[0]?.what).toContain(what)
  })

  it.each([
    { link: { link_type: 'Any' } },
    { link: { link_type: 'Document' } },
    { link: { link_type: 'Web', url: 'https://example.org' } },
    { link: { link_type: 'Web', url: '/blog/odds?from=mail#top' } },
    { link: { link_type: 'Web', url: '/blog/' } },
    { link: buildLink({ type: 'article', id: 'article_odds', uid: 'odds' }) },
    { body: textWith('mailto:editor@example.org') },
    { cover: { url: '/images/there.svg', alt: '' } },
  ])('lets %j pass', (data) => {
    expect(found([article(data)], rule)).toEqual([])
  })
})

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

describe('addressRule', () => {
  const rule = addressRule({ routes, reserved: ['/login', '/api/*'] })
  const page = (uid: string): PrismicDocument => buildDocument({ type: 'page', uid, id: `page_${uid}` })

  it.each([
    ['login', 'address/reserved'],
    ['..\\odds', 'address/impossible'],
    ['a b', 'address/impossible'],
  ])('refuses the uid "%s"', (uid, expected) => {
    expect(found([page(uid)], rule)).toMatchObject([{ rule: expected, tab: 'Main', field: 'uid' }])
  })

  it('tells of two documents at one address', () => {
    const shortRoutes = [...routes.slice(1), { type: 'article', path: '/:uid' }]
    const findings = found([page('about'), article({}, 'about')], addressRule({ routes: shortRoutes }))
    expect(findings).toMatchObject([
      {
        rule: 'address/taken',
        document: { id: 'article_about' },
        what: expect.stringContaining('page "page_about"'),
      },
    ])
  })

  it('reports two documents of one type with one uid', () => {
    const person = buildDocument({ type: 'person', uid: 'ada', id: 'person_1' })
    expect(found([person, { ...person, id: 'person_2' }], rule)).toMatchObject([
      { rule: 'address/uid-taken', document: { id: 'person_2' } },
    ])
    expect(found([person, { ...person, id: 'person_2', lang: 'fr-fr' }], rule)).toEqual([])
  })
})
