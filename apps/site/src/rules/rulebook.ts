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
import { matchRoute } from '@house-edge/routing'
import { readText } from '@house-edge/slices/reading'
import { siteFeed } from '../feeds/addresses.ts'
import { contentRoutes, routes } from '../routes.ts'
import { addressRule } from './address-rule.ts'
import { articleRule, searchTextRule } from './article-rules.ts'
import { countryRule, currencyRule } from './country-rules.ts'
import { type LintedDocument } from './document-values.ts'
import { linkedOfferRule, offerRule, shownOfferRule } from './offer-rules.ts'
import { redirectRule } from './redirect-rules.ts'
import { affiliateRule, editorialRule, licenceRule, paymentRule } from './review-rules.ts'
import { scoreRule } from './score-rule.ts'

/** Fields without which a document is wrong for a reader, or does nothing. */
const required = {
  bonus: ['title', 'significant_terms'],
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
  article: ['title', 'excerpt', 'author', 'published_on', 'slices'],
  bonus: ['type', 'product_category', 'countries', 'terms_url'],
  casino_review: [
    'name',
    'headline',
    'summary',
    'status',
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
export function documentRules(): readonly Rule[] {
  return [
    requiredFieldsRule(required),
    requiredFieldsRule(expected, 'warning'),
    addressRule,
    countryRule,
    currencyRule,
    offerRule,
    shownOfferRule,
    linkedOfferRule,
    licenceRule,
    scoreRule,
    editorialRule,
    affiliateRule,
    paymentRule,
    articleRule,
    searchTextRule,
    redirectRule(),
  ]
}

/** Checks all documents, with rules about the repository as a whole. */
export function repositoryRules(
  documents: readonly LintedDocument[],
  hasFile: DeadLinkOptions['hasFile'],
): readonly Rule[] {
  const redirected = new Set(
    documents.flatMap(({ type, data }) =>
      type === 'redirect' && data['status'] !== '410' ? (readText(data['from']) ?? []) : [],
    ),
  )
  return [
    ...documentRules(),
    requiredFieldsRule({ article: ['uid'], casino_review: ['uid'], page: ['uid'] }),
    altTextRule(),
    uniqueAddressRule({ routes: contentRoutes }),
    deadLinkRule({
      routes: contentRoutes,
      isServed: (path) => isOwnPage(path) || isSiteFeed(path) || redirected.has(path),
      ...(hasFile && { hasFile }),
    }),
  ]
}

/** Whether a path is a page that shows no document of its own: a listing, the sign-in. */
function isOwnPage(path: string): boolean {
  const match = matchRoute(routes, path)
  return match.kind === 'matched' && !('document' in routes[match.name])
}

function isSiteFeed(path: string): boolean {
  return Object.values(siteFeed).includes(path)
}
