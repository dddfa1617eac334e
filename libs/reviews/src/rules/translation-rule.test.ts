import { lintDocument } from '@house-edge/content/validation'
import { describe, expect, it } from 'vitest'
import { models } from '../models.ts'
import type { LintedDocument } from './document-values.ts'
import { translationRule } from './translation-rule.ts'

const review = (lang: string, status: string | undefined, original?: string) =>
  ({
    id: `review_${lang}`,
    type: 'casino_review',
    lang,
    uid: 'copper',
    alternate_languages: original ? [{ id: original }] : [],
    data: { status },
  }) as unknown as LintedDocument

/** What is said of a review in a language, among the others. */
function said(lang: string, ...documents: LintedDocument[]) {
  const document = documents.find((each) => each.lang === lang)!
  return lintDocument(document, documents, { models, rules: [translationRule], today: '2026-11-20' })
}

describe('translationRule', () => {
  const english = review('en-gb', 'warning')
  const german = review('de-at', 'active', english.id)
  const arabic = review('ar-ae', 'warning', english.id)

  it('names to who warns each language that does not, and lets the warning out', () => {
    expect(said('en-gb', english, german, arabic)).toMatchObject([
      {
        rule: 'reviews/status-elsewhere',
        severity: 'warning',
        field: 'status',
        what: 'is "active" in German (Austria), de-at, so offers and ways to the casino stay there',
        todo: 'Choose "warning" there too. One release publishes every language at once.',
      },
    ])
    expect(said('ar-ae', english, german, arabic)).toMatchObject([{ what: expect.stringContaining('de-at') }])
  })

  it('refuses to publish what goes on sending readers there', () => {
    expect(said('de-at', english, german)).toMatchObject([
      {
        severity: 'error',
        what: 'is "warning" in English (United Kingdom), en-gb, and here offers and ways to the casino would stay',
        todo: 'Choose "warning" here too. To end it, choose "active" in every language, and publish them together in one release.',
      },
    ])
  })

  it.each([
    ['both are open', 'active', 'active'],
    ['one does not say, which counts as open', 'active', undefined],
    ['both are shut, if not alike', 'warning', 'closed'],
  ])('says nothing where %s', (_where, one, other) => {
    const [original, translation] = [review('en-gb', one), review('de-at', other, 'review_en-gb')]
    expect(said('en-gb', original, translation)).toEqual([])
    expect(said('de-at', original, translation)).toEqual([])
  })

  it('calls a language by its code where that is mistaken', () => {
    const mistaken = review('de_austria', 'active', english.id)
    expect(said('en-gb', english, mistaken)).toMatchObject([
      { what: 'is "active" in de_austria, so offers and ways to the casino stay there' },
    ])
  })

  it('says nothing of another casino', () => {
    expect(said('en-gb', english, review('de-at', 'active'))).toEqual([])
  })
})
