import {
  addressRule,
  altTextRule,
  type DeadLinkOptions,
  deadLinkRule,
  requiredFieldsRule,
  type Rule,
} from '@house-edge/content/validation'
import { matchRoute } from '@house-edge/routing'
import { contentRoutes, routes } from '../routes.ts'
import { articleRule, searchTextRule } from './article-rules.ts'
import { countryRule, currencyRule } from './country-rules.ts'
import { type LintedDocument, textOf } from './document-values.ts'
import { offerRule, shownOfferRule } from './offer-rules.ts'
import { redirectRule } from './redirect-rules.ts'
import { affiliateRule, editorialRule, licenceRule, paymentRule, scoreRule } from './review-rules.ts'

/** Fields a page cannot do without. */
const required = {
  article: ['uid', 'title', 'excerpt', 'author', 'published_on', 'slices'],
  bonus: ['title', 'type', 'product_category', 'countries', 'significant_terms', 'terms_url'],
  casino_review: [
    'uid',
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
  game_provider: ['name'],
  help_organisation: ['name', 'country', 'phone'],
  home: ['title'],
  operator: ['name'],
  page: ['uid', 'title'],
  payment_method: ['name', 'kind'],
  person: ['name', 'role'],
  redirect: ['from', 'status'],
  regulator: ['name', 'country', 'register_url'],
  settings: ['site_name', 'age_mark', 'disclosure', 'help_title', 'help_link'],
  topic: ['name'],
} as const

/** Addresses the site answers itself, besides those in the table of routes. */
const served = ['/api/*', '/builds/*', '/mailbox', '/robots.txt', '/sitemap.xml', '/icon.svg']

/** Everything this site asks of its content. */
export function siteRules(
  documents: readonly LintedDocument[],
  hasFile: DeadLinkOptions['hasFile'],
): readonly Rule[] {
  const redirected = new Set(
    documents.flatMap(({ type, data }) =>
      type === 'redirect' && data['status'] !== '410' ? (textOf(data['from']) ?? []) : [],
    ),
  )
  return [
    requiredFieldsRule(required),
    altTextRule(),
    reachableRule,
    addressRule({ routes: contentRoutes, reserved: [...written(), ...served] }),
    deadLinkRule({
      routes: contentRoutes,
      isServed: (path) => isOwnPage(path) || redirected.has(path),
      ...(hasFile && { hasFile }),
    }),
    countryRule,
    currencyRule,
    offerRule,
    shownOfferRule,
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

/** A uid may be possible and still be none this site answers: its routes are stricter. */
const reachableRule: Rule = function* ({ type, uid }) {
  const route = contentRoutes.find((each) => each.type === type)
  if (!route || uid === null) return
  const path = route.path.replace(':uid', encodeURIComponent(uid))
  if (matchRoute(routes, path).kind === 'matched') return
  yield {
    rule: 'address/unreachable',
    path: ['uid'],
    what: `no page of this site can have the address ${path}`,
    todo: 'Use lower-case words and hyphens.',
  }
}

/** Addresses of the table of routes that have no parameter and show no document. */
function written(): string[] {
  return Object.values(routes).flatMap((route) =>
    route.pattern.includes(':') || 'document' in route ? [] : [route.pattern, `${route.pattern}/`],
  )
}

/** Whether a path is a page that shows no document of its own: a listing, the sign-in. */
function isOwnPage(path: string): boolean {
  const match = matchRoute(routes, path)
  return match.kind === 'matched' && !('document' in routes[match.name])
}
