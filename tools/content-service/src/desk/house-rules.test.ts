import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../documents/stored-document.ts'
import type { JsonObject } from '../json/json.ts'
import type { CustomType } from '../models/model.ts'
import { findHouseFindings, findStaleness } from './house-rules.ts'

const workspace = join(import.meta.dirname, '../../../..')
const noon = Date.UTC(2026, 10, 21, 12)

function modelOf(type: string): CustomType {
  const path = join(workspace, 'libs/slices/customtypes', type, 'index.json')
  return JSON.parse(readFileSync(path, 'utf8')) as CustomType
}

function documentOf(type: string, data: JsonObject): StoredDocument {
  return {
    id: type,
    uid: type,
    type,
    lang: 'en-gb',
    tags: [],
    first_publication_date: null,
    last_publication_date: null,
    alternate_languages: [],
    data,
  }
}

const goodOffer = {
  title: 'First lamp',
  product_category: 'casino',
  countries: 'GB',
  wagering_multiple: 10,
  significant_terms: [{ type: 'paragraph', text: 'New players.', spans: [] }],
  terms_url: { link_type: 'Web', url: 'https://casino.example/terms' },
  last_verified: '2026-10-22',
  valid_to: '2026-11-21',
}
const goodReview = {
  name: 'Copper Lantern',
  author: { link_type: 'Document', id: 'person' },
  last_reviewed: '2026-11-16',
  next_review_due: '2026-11-21',
  overall_score: 8.5,
  rating_breakdown: [{ score: 8 }, { score: 8 }],
  has_affiliate: true,
  go_slug: 'copper-lantern',
}

function found(type: string, data: JsonObject): string[] {
  return findHouseFindings(documentOf(type, data), modelOf(type), noon).map(
    ({ path, severity, code }) => `${severity} ${code} ${path}`,
  )
}

describe('findHouseFindings', () => {
  it('has nothing to say of a good offer on its last days', () => {
    expect(found('bonus', goodOffer)).toEqual([])
  })

  // shows P78
  it.each([
    [
      'more than 30 days unchecked',
      { last_verified: '2026-10-21' },
      'warning offer-stale data.last_verified',
    ],
    ['never checked', { last_verified: null }, 'warning offer-stale data.last_verified'],
    ['over since yesterday', { valid_to: '2026-11-20' }, 'warning offer-over data.valid_to'],
    [
      'wagered more than ten times in Great Britain',
      { countries: 'ie, gb', wagering_multiple: 11 },
      'error wagering-high data.wagering_multiple',
    ],
    ['without significant terms', { significant_terms: [] }, 'error field-missing data.significant_terms'],
    ['for no named product', { product_category: null }, 'warning field-missing data.product_category'],
  ])('finds an offer that is %s', (_, change, finding) => {
    expect(found('bonus', { ...goodOffer, ...change })).toEqual([finding])
  })

  it('leaves wagering outside Great Britain to the law there', () => {
    expect(found('bonus', { ...goodOffer, countries: 'IE', wagering_multiple: 30 })).toEqual([])
  })

  it.each([
    ['says not how old it is', { last_reviewed: '' }, 'warning field-missing data.last_reviewed'],
    ['is overdue', { next_review_due: '2026-11-20' }, 'warning review-overdue data.next_review_due'],
    ['scores unlike its parts', { overall_score: 8.6 }, 'warning score-differs data.overall_score'],
    ['leads nowhere', { go_slug: undefined }, 'warning field-missing data.go_slug'],
  ])('finds a review that %s', (_, change, finding) => {
    expect(found('casino_review', goodReview)).toEqual([])
    expect(found('casino_review', { ...goodReview, ...change })).toEqual([finding])
  })

  it('asks no further visit to a casino that has closed', () => {
    expect(
      found('casino_review', { ...goodReview, next_review_due: '2026-11-01', status: 'closed' }),
    ).toEqual([])
  })

  it('says nothing where the model has no such field', () => {
    const other = { id: 'bonus', repeatable: true, status: true, json: { Main: { title: { type: 'Text' } } } }
    expect(findHouseFindings(documentOf('bonus', {}), other as unknown as CustomType, noon)).toEqual([])
  })

  it.each(['bonus', 'casino_review', 'article'])(
    'finds nothing in the demonstration’s documents of type %s',
    (type) => {
      const folder = join(workspace, 'content/documents', type)
      const findings = readdirSync(folder).flatMap((file) => {
        const { data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { data: JsonObject }
        return found(type, data).map((finding) => `${file}: ${finding}`)
      })
      expect(findings).toEqual([])
    },
  )
})

describe('findStaleness', () => {
  it('tells an offer that is stale from one that only lacks something', () => {
    const stale = (change: JsonObject) =>
      findStaleness(documentOf('bonus', { ...goodOffer, ...change }), modelOf('bonus'), noon)
    expect(stale({ terms_url: null })).toBeUndefined()
    expect(stale({ valid_to: '2026-01-01' })?.code).toBe('offer-over')
  })
})
