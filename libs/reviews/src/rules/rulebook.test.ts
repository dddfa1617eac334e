import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { type Finding, lintContent } from '@house-edge/content/validation'
import { models } from '../models.ts'
import { describe, expect, it } from 'vitest'
import type { LintedDocument } from './document-values.ts'
import { site } from '../testing/site.ts'
import { repositoryRules } from './rulebook.ts'

const demonstration = join(import.meta.dirname, '../../../../content')
const { documents: all, hasFile } = readContentFolder(demonstration)
// The site of these tests is in English alone; that of the application is linted in all its languages.
const documents = all.filter(({ lang }) => lang === 'en-gb')

type Data = Record<string, unknown>
type Case = [rule: string, id: string, field: string, change: (data: Data) => Data]

/** The demonstration with one document changed. */
function findingsWith(id: string, change: (data: Data) => Data, today = '2026-11-20'): Finding[] {
  const changed = documents.map((document): LintedDocument =>
    document.id === id ? { ...document, data: { ...document.data, ...change(document.data) } } : document,
  )
  expect(changed).not.toEqual(documents)
  return lintContent(changed, { models, rules: repositoryRules(changed, hasFile, site), today })
}

function first(data: Data, group: string, change: Data): Data {
  const [head, ...rest] = data[group] as Data[]
  return { [group]: [{ ...head, ...change }, ...rest] }
}

const review = 'casino_review_copper-lantern'
const bonus = 'bonus_copper-lantern-first-lamp'
const article = 'article_sixty-three-withdrawals-timed'
const moved = 'redirect_beat-the-wheel'

describe('repositoryRules', () => {
  // shows R005
  it('find nothing wrong with the demonstration on 20 November 2026', () => {
    expect(
      lintContent(documents, {
        models,
        rules: repositoryRules(documents, hasFile, site),
        today: '2026-11-20',
      }),
    ).toEqual([])
  })

  it('find an offer stale on day 31', () => {
    const on = (today: string): string[] =>
      lintContent(documents, { models, rules: repositoryRules(documents, hasFile, site), today })
        .filter(({ rule, document }) => rule === 'offers/stale' && document.id === bonus)
        .map(({ what }) => what)
    expect(on('2026-12-16')).toEqual([])
    expect(on('2026-12-17')).toEqual([
      'the offer was verified 31 days ago, on 2026-11-16; after 30 days it is stale',
    ])
  })

  it('find a casino that one language alone warns of, and the reviews that still send readers there', () => {
    const changed = all.map((document): LintedDocument =>
      document.id === `${review}_de-at`
        ? { ...document, data: { ...document.data, status: 'warning' } }
        : document,
    )
    const rules = repositoryRules(changed, hasFile, site)
    const found = lintContent(changed, { models, rules, today: '2026-11-20' })
      .filter(({ rule }) => rule === 'reviews/status-elsewhere')
      .map(({ document, severity }) => `${severity} ${document.id}`)
    expect(found).toContain(`error ${review}`)
    expect(found).toContain(`warning ${review}_de-at`)
  })

  // shows P02, P05
  it.each<Case>([
    ['offers/never-verified', bonus, 'last_verified', () => ({ last_verified: null })],
    ['offers/never-verified', bonus, 'last_verified', () => ({ last_verified: '2026-02-30' })],
    ['offers/verified-in-future', bonus, 'last_verified', () => ({ last_verified: '2026-11-21' })],
    ['offers/wagering-above-cap', bonus, 'wagering_multiple', () => ({ wagering_multiple: 11 })],
    ['offers/wagering-base-missing', bonus, 'wagering_base', () => ({ wagering_base: null })],
    ['offers/dates-reversed', bonus, 'valid_to', () => ({ valid_from: '2027-03-01' })],
    ['offers/country-not-allowed', review, 'bonuses[0].bonus', () => ({ countries_allowed: 'IE' })],
    ['offers/casino-closed', review, 'bonuses[0].bonus', () => ({ status: 'closed' })],
    ['offers/casino-unlisted', review, 'bonuses[0].bonus', () => ({ status: 'unlisted' })],
    ['offers/ended', review, 'bonuses[0].bonus', (data) => first(data, 'bonuses', {})],
    ['required/missing', bonus, 'significant_terms', () => ({ significant_terms: [] })],
    ['required/missing', bonus, 'product_category', () => ({ product_category: null })],
    ['required/missing', review, 'last_reviewed', () => ({ last_reviewed: null })],
    ['countries/unknown', bonus, 'countries', () => ({ countries: 'UK' })],
    ['countries/unknown', bonus, 'countries', () => ({ countries: 'GB IE' })],
    ['countries/several', 'help_organisation_harbour-light', 'country', () => ({ country: 'GB, IE' })],
    ['countries/contradiction', review, 'countries_blocked', () => ({ countries_blocked: 'GB' })],
    ['countries/contradiction', review, 'countries_blocked', () => ({ countries_blocked: 'gb' })],
    ['currencies/unknown', bonus, 'currency', () => ({ currency: 'STG' })],
    [
      'licences/never-checked',
      review,
      'licences[0].checked_on',
      (data) => first(data, 'licences', { checked_on: null }),
    ],
    [
      'licences/checked-in-future',
      review,
      'licences[0].checked_on',
      (data) => first(data, 'licences', { checked_on: '2027-01-01' }),
    ],
    [
      'licences/incomplete',
      review,
      'licences[0].number',
      (data) => first(data, 'licences', { number: null }),
    ],
    ['licences/none', review, 'licences', () => ({ licences: [] })],
    ...['claimed', 'not found', 'withdrawn'].map((state): Case => [
      'licences/none',
      review,
      'licences',
      (data) => first(data, 'licences', { state }),
    ]),
    [
      'licences/state-missing',
      review,
      'licences[0].state',
      (data) => first(data, 'licences', { state: null }),
    ],
    [
      'scores/overall-wrong',
      review,
      'overall_score',
      () => ({ overall_score: 9.3, changelog: [{ date: '2026-11-01', note: 'Raised.', score: 9.3 }] }),
    ],
    [
      'scores/latest-change-wrong',
      review,
      'changelog',
      () => ({
        changelog: [
          { date: '2026-11-01', note: 'Lowered.', score: 9.1 },
          { date: '2026-02-03', note: 'First published.', score: 9.2 },
        ],
      }),
    ],
    [
      'scores/missing',
      review,
      'rating_breakdown',
      (data) => ({ rating_breakdown: (data['rating_breakdown'] as Data[]).slice(1) }),
    ],
    [
      'scores/twice',
      review,
      'rating_breakdown[1].criterion',
      (data) => first(data, 'rating_breakdown', { criterion: 'payouts' }),
    ],
    ['reviews/overdue', review, 'next_review_due', () => ({ next_review_due: '2026-11-19' })],
    ['reviews/reviewed-in-future', review, 'last_reviewed', () => ({ last_reviewed: '2026-12-01' })],
    ['reviews/checked-by-author', review, 'fact_checker', (data) => ({ fact_checker: data['author'] })],
    ['reviews/status-undated', 'casino_review_velvet-comet', 'changelog', () => ({ changelog: [] })],
    [
      'reviews/change-misnamed',
      review,
      'changelog[0].kind',
      ({ overall_score: score }) => ({
        changelog: [{ date: '2026-11-01', kind: 'terms', note: 'Safety raised.', score }],
      }),
    ],
    ['reviews/points-missing', review, 'pros', () => ({ pros: [], cons: [{ text: 'Small' }] })],
    ['affiliates/name-missing', review, 'go_slug', () => ({ go_slug: null })],
    ['affiliates/name-taken', 'casino_review_tide-clock', 'go_slug', () => ({ go_slug: 'copper-lantern' })],
    ['payments/reversed', review, 'payments[0].max', (data) => first(data, 'payments', { max: 1 })],
    [
      'payments/reversed',
      'casino_review_heron-and-reed',
      'amounts_elsewhere[1].max',
      (data) => ({ amounts_elsewhere: [{}, { ...(data['amounts_elsewhere'] as Data[])[1], max: 1 }] }),
    ],
    [
      'amounts/country-missing',
      'casino_review_heron-and-reed',
      'amounts_elsewhere',
      () => ({ amounts_elsewhere: [] }),
    ],
    ['articles/disclosure-missing', article, 'slices', () => ({ disclosure: 'none' })],
    ['articles/dates-reversed', article, 'updated_on', () => ({ updated_on: '2026-01-01' })],
    [
      'articles/published-in-future',
      article,
      'published_on',
      () => ({ published_on: '2026-12-24', updated_on: null }),
    ],
    ['search/title-long', article, 'meta_title', () => ({ meta_title: 'words '.repeat(12) })],
    ['search/description-length', article, 'meta_description', () => ({ meta_description: 'Too short.' })],
    [
      'images/alt-missing',
      article,
      'cover',
      (data) => ({ cover: { ...(data['cover'] as Data), alt: null } }),
    ],
    [
      'images/file-missing',
      article,
      'cover',
      (data) => ({ cover: { ...(data['cover'] as Data), url: '/images/gone.svg' } }),
    ],
    [
      'references/nothing-there',
      'casino_review_velvet-comet',
      'kyc_note',
      () => ({ kyc_note: 'The times in the payments table are the casino’s own claim.' }),
    ],
    [
      'references/no-such-part',
      review,
      'website',
      () => ({ website: { link_type: 'Web', url: '/about#how-we-are-paid' } }),
    ],
    [
      'headings/say-nothing',
      review,
      'slices[0].primary.title',
      (data) => first(data, 'slices', { slice_type: 'faq', primary: { title: 'Frequently orbited' } }),
    ],
    ['links/dead', review, 'website', () => ({ website: { link_type: 'Web', url: '/casino-reviews/gone' } })],
    ['redirects/malformed', moved, 'from', () => ({ from: 'old-address' })],
    ['redirects/malformed', moved, 'to', () => ({ to: '//elsewhere.example' })],
    ['redirects/malformed', moved, 'to', () => ({ to: '/\\elsewhere.example' })],
    ['redirects/malformed', moved, 'to', () => ({ to: 'javascript:alert(1)' })],
    ['redirects/malformed', moved, 'valid_to', () => ({ valid_to: '2026-12-01', valid_from: '2026-12-24' })],
    ['redirects/duplicate', moved, 'from', () => ({ from: '/casino-blog/page/1' })],
    ['redirects/loop', moved, 'to', (data) => ({ to: data['from'] })],
    ['redirects/loop', moved, 'to', () => ({ from: '/ring/*', to: '/ring/ring/*' })],
    ['redirects/chain', moved, 'to', () => ({ to: '/reviews' })],
    ['redirects/hides-page', moved, 'from', () => ({ from: '/about' })],
    ['redirects/dead-end', moved, 'to', () => ({ to: '/casino-blog/never-written' })],
  ])('find %s in %s, at %s', (rule, id, field, change) => {
    const ended = rule === 'offers/ended'
    const findings = ended
      ? lintContent(documents, {
          models,
          rules: repositoryRules(documents, hasFile, site),
          today: '2027-03-01',
        })
      : findingsWith(id, change)
    const ours = findings.find((finding) => finding.rule === rule && finding.document.id === id)
    expect(ours?.field.startsWith(field)).toBe(true)
    expect(ours?.tab).toBeTruthy()
  })

  it('look for a part on the page of the language that the link leads to', () => {
    const page = documents.find(({ id }) => id === 'page_about')!
    const german = { ...page, id: 'page_about_de-at', lang: 'de-at', data: { ...page.data, slices: [] } }
    const both = [german, ...documents]
    const findings = lintContent(both, {
      models,
      rules: repositoryRules(both, hasFile, site),
      today: '2026-11-20',
    })
    expect(findings.filter(({ rule }) => rule === 'references/no-such-part')).toEqual([])
  })

  it('accept a redirect whose last day is over', () => {
    const over = { from: '/about', valid_from: null, valid_to: '2026-11-19' }
    expect(findingsWith(moved, () => over)).toEqual([])
    expect(findingsWith(moved, () => over, '2026-11-19')).not.toEqual([])
  })

  // shows F27
  it('find both redirects of a circle, with it', () => {
    const circle = { from: '/casino-reviews', to: '/reviews' }
    expect(
      findingsWith(moved, () => circle).flatMap(({ rule, document, what }) =>
        rule === 'redirects/loop' ? `${document.id}: ${what}` : [],
      ),
    ).toEqual([
      `${moved}: it leads in a circle: /casino-reviews → /reviews → /casino-reviews`,
      'redirect_reviews: it leads in a circle: /reviews → /casino-reviews → /reviews',
    ])
  })

  it.each(['About-Us', 'über-uns', 'a_'])('let no page be called "%s", which no route takes', (uid) => {
    const changed = documents.map((document) =>
      document.id === 'page_about' ? { ...document, uid } : document,
    )
    const findings = lintContent(changed, {
      models,
      rules: repositoryRules(changed, hasFile, site),
      today: '2026-11-20',
    })
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'address/unreachable', field: 'uid' }))
  })

  // shows R016
  it.each(['login', 'casino-blog', 'account'])('let no page be called "%s"', (uid) => {
    const changed = documents.map((document) =>
      document.id === 'page_about' ? { ...document, uid } : document,
    )
    const findings = lintContent(changed, {
      models,
      rules: repositoryRules(changed, hasFile, site),
      today: '2026-11-20',
    })
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'address/reserved', field: 'uid' }))
  })

  it.each(['offers', 'angebote', 'news'])('let no German page be called "%s", which leads on', (uid) => {
    const changed = all.map((document) =>
      document.type === 'page' && document.lang === 'de-at' && document.uid === 'ueber-uns'
        ? { ...document, uid }
        : document,
    )
    const findings = lintContent(changed, {
      models,
      rules: repositoryRules(changed, hasFile, site),
      today: '2026-11-20',
    })
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'address/reserved', field: 'uid' }))
  })
})
