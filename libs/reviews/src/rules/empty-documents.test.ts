import { lintContent } from '@house-edge/content/validation'
import { models } from '../models.ts'
import { describe, expect, it } from 'vitest'
import { links, site } from '../testing/site.ts'
import { addressRule } from './address-rule.ts'
import { articleRule, searchTextRule } from './article-rules.ts'
import { countryRule, currencyRule } from './country-rules.ts'
import { headingRule } from './heading-rule.ts'
import { linkedOfferRule, offerRule, shownOfferRule } from './offer-rules.ts'
import { hasPage, redirectRule } from './redirect-rules.ts'
import { referenceRule } from './reference-rule.ts'
import { affiliateRule, amountsRule, editorialRule, licenceRule, paymentRule } from './review-rules.ts'
import { findPage } from './ruled-site.ts'

const rules = Object.entries({
  address: addressRule(site),
  affiliate: affiliateRule,
  article: articleRule,
  country: countryRule,
  currency: currencyRule,
  editorial: editorialRule,
  heading: headingRule,
  licence: licenceRule,
  linkedOffer: linkedOfferRule,
  offer: offerRule,
  amounts: amountsRule,
  payment: paymentRule,
  redirect: redirectRule(site),
  reference: referenceRule(site),
  searchText: searchTextRule,
  shownOffer: shownOfferRule,
})
const types = ['article', 'bonus', 'casino_review', 'help_organisation', 'page', 'redirect', 'settings']

/** What a rule finds in documents of every type that have no field at all. */
function foundBy(rule: (typeof rules)[number][1]): readonly string[] {
  const documents = types.map((type) => ({ id: type, uid: 'a', type, lang: 'en-gb', data: {} }))
  const context = { models, rules: [rule], today: '2026-11-20' }
  return lintContent(documents as never, context).map(({ document }) => document.type)
}

describe('addressRule', () => {
  it.each(rules)('bears documents without fields: %s', (_name, rule) => {
    expect(() => foundBy(rule)).not.toThrow()
  })

  it.each(rules)('finds nothing in a document without claims: %s', (_name, rule) => {
    expect(foundBy(rule)).not.toContain('help_organisation')
    expect(foundBy(rule)).not.toContain('settings')
  })
})

describe('findPage', () => {
  it('tells pages of documents from those of the site', () => {
    expect(findPage(site, '/casino-reviews/tide')).toEqual({
      type: 'casino_review',
      uid: 'tide',
      lang: 'en-gb',
    })
    expect(findPage(site, '/login')).toEqual({ type: undefined, uid: undefined, lang: 'en-gb' })
    expect(findPage(site, '/a/b/c')).toBeUndefined()
  })
})

describe('hasPage', () => {
  it('asks whether the document of a page is there', () => {
    const documents = [{ id: 'a', type: 'casino_review', uid: 'tide', data: {} }] as never
    expect(hasPage(documents, links.documentPath('casino_review', 'tide') ?? '', site)).toBe(true)
    expect(hasPage(documents, '/casino-reviews/gone', site)).toBe(false)
    expect(hasPage(documents, '/login', site)).toBe(true)
  })
})
