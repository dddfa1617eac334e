/**
 * The only rulebook for content, used by `npm run content:lint` and by the desk of the content service. Pure: rules get
 * documents and a day.
 *
 * @module
 */
import {
  addressRule as uniqueAddressRule,
  altTextRule,
  type DeadLinkOptions,
  deadLinkRule,
  requiredFieldsRule,
  type Rule,
} from '@house-edge/content/validation'
import { readText } from '@house-edge/slices/reading'
import { addressRule } from './address-rule.ts'
import { articleRule, searchTextRule } from './article-rules.ts'
import { countryRule, currencyRule } from './country-rules.ts'
import { type LintedDocument } from './document-values.ts'
import { headingRule } from './heading-rule.ts'
import { linkedOfferRule, offerRule, shownOfferRule } from './offer-rules.ts'
import { redirectRule } from './redirect-rules.ts'
import { referenceRule } from './reference-rule.ts'
import { affiliateRule, amountsRule, editorialRule, licenceRule, paymentRule } from './review-rules.ts'
import { findPage, type RuledSite } from './ruled-site.ts'
import { scoreRule } from './score-rule.ts'
import { translationRule } from './translation-rule.ts'

/** Fields without which a document is wrong for a reader, or does nothing. */
const required = {
  bonus: ['title', 'significant_terms'],
  // No model presets it: a casino warned of would pass for one that is open.
  casino_review: ['status'],
  game_provider: ['name'],
  help_organisation: ['name', 'country', 'phone'],
  operator: ['name'],
  payment_method: ['name', 'kind'],
  person: ['name', 'role'],
  redirect: ['from', 'status'],
  regulator: ['name', 'country', 'register_url'],
  settings: ['site_name', 'age_mark', 'disclosure', 'help_title', 'help_link'],
  topic: ['name'],
} as const

/** Fields a page is poorer without. */
const expected = {
  article: ['title', 'kind', 'excerpt', 'author', 'disclosure', 'published_on', 'slices'],
  bonus: ['type', 'product_category', 'countries', 'terms_url'],
  casino_review: [
    'name',
    'headline',
    'summary',
    'overall_score',
    'methodology',
    'operator',
    'min_age',
    'author',
    'fact_checker',
    'last_reviewed',
  ],
  home: ['title'],
  page: ['title'],
} as const

/**
 * Checks a document. An error would mislead readers or be ignored by the site, and stops a publish; a warning means
 * incomplete or old content.
 */
export function documentRules(site: RuledSite): readonly Rule[] {
  return [
    requiredFieldsRule(required),
    requiredFieldsRule(expected, 'warning'),
    addressRule(site),
    countryRule,
    currencyRule,
    offerRule,
    shownOfferRule,
    linkedOfferRule,
    licenceRule,
    scoreRule,
    editorialRule,
    affiliateRule,
    amountsRule,
    paymentRule,
    translationRule,
    articleRule,
    headingRule,
    searchTextRule,
    redirectRule(site),
  ]
}

/** Checks all documents, with rules about the repository as a whole. */
export function repositoryRules(
  documents: readonly LintedDocument[],
  hasFile: DeadLinkOptions['hasFile'],
  site: RuledSite,
): readonly Rule[] {
  const redirected = new Set(
    documents.flatMap(({ type, data }) =>
      type === 'redirect' && data['status'] !== '410' ? (readText(data['from']) ?? []) : [],
    ),
  )
  return [
    ...documentRules(site),
    requiredFieldsRule({ article: ['uid'], casino_review: ['uid'], page: ['uid'] }),
    altTextRule(),
    referenceRule(site),
    uniqueAddressRule({ routes: site.contentRoutes }),
    deadLinkRule({
      routes: site.contentRoutes,
      isServed: (path) => isOwnPage(path, site) || site.isServed(path) || redirected.has(path),
      ...(hasFile && { hasFile }),
    }),
  ]
}

/** Whether a path is a page that shows no document of its own: a listing, the sign-in. */
function isOwnPage(path: string, site: RuledSite): boolean {
  const page = findPage(site, path)
  return page !== undefined && page.type === undefined
}
