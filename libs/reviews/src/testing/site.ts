import { defineRoutes, matchRoute, type RedirectStatus, translateRoutes } from '@house-edge/routing'
import type { Links } from '../links.ts'
import type { RuledSite } from '../rules/ruled-site.ts'

const uid = /[a-z0-9](?:[a-z0-9._~-]*[a-z0-9])?/
const shown = { params: { uid } }
const numbered = { params: { number: /[2-9]|[1-9]\d+/ } }

/** A site for tests, whose pages stand where those of the demonstration do. */
const routes = defineRoutes({
  home: { pattern: '/', document: 'home' },
  page: { pattern: '/:uid', document: 'page', ...shown },
  blog: { pattern: '/casino-blog' },
  blogPage: { pattern: '/casino-blog/page/:number', ...numbered },
  blogFound: { pattern: '/casino-blog/find' },
  article: { pattern: '/casino-blog/:uid', document: 'article', ...shown },
  reviews: { pattern: '/casino-reviews' },
  reviewsPage: { pattern: '/casino-reviews/page/:number', ...numbered },
  reviewsFound: { pattern: '/casino-reviews/find' },
  review: { pattern: '/casino-reviews/:uid', document: 'casino_review', ...shown },
  people: { pattern: '/people' },
  person: { pattern: '/people/:uid', document: 'person', ...shown },
  topics: { pattern: '/topics' },
  topic: { pattern: '/topics/:uid', document: 'topic', ...shown },
  gameMakers: { pattern: '/game-makers' },
  gameMaker: { pattern: '/game-makers/:uid', document: 'game_provider', ...shown },
  paymentMethods: { pattern: '/payment-methods' },
  paymentMethod: { pattern: '/payment-methods/:uid', document: 'payment_method', ...shown },
  operators: { pattern: '/operators' },
  operator: { pattern: '/operators/:uid', document: 'operator', ...shown },
  regulators: { pattern: '/regulators' },
  regulator: { pattern: '/regulators/:uid', document: 'regulator', ...shown },
  offers: { pattern: '/offers' },
  offersFound: { pattern: '/offers/find' },
  offer: { pattern: '/offers/:uid', document: 'bonus', ...shown },
  warnings: { pattern: '/warnings' },
  news: { pattern: '/news' },
  compare: { pattern: '/compare' },
  search: { pattern: '/search' },
  market: { pattern: '/market' },
  complaints: { pattern: '/complaints' },
  newsletter: { pattern: '/newsletter' },
  account: { pattern: '/account' },
  login: { pattern: '/login' },
})

/** Where its pages are. */
export const links: Links = {
  documentPath: (type, uid) => {
    const table = Object.values(routes)
    const own = table.find((route) => 'document' in route && route.document === type)
    const path = own?.pattern.replace(':uid', uid ?? '') ?? ''
    const match = matchRoute(routes, path)
    const isFolder = path !== '/' && table.some(({ pattern }) => pattern.startsWith(`${path}/`))
    return match.kind === 'matched' && match.route === own && !isFolder ? path : undefined
  },
  toldId: ({ id }) => id,
  isUid: (text) => new RegExp(`^${uid.source}$`).test(text) && text.length <= 128,
  blog: routes.blog.pattern,
  blogFound: routes.blogFound.pattern,
  reviews: routes.reviews.pattern,
  reviewsFound: routes.reviewsFound.pattern,
  offers: routes.offers.pattern,
  offersFound: routes.offersFound.pattern,
  warnings: routes.warnings.pattern,
  compare: routes.compare.pattern,
  search: routes.search.pattern,
  market: routes.market.pattern,
  people: routes.people.pattern,
  topics: routes.topics.pattern,
  gameMakers: routes.gameMakers.pattern,
  paymentMethods: routes.paymentMethods.pattern,
  operators: routes.operators.pattern,
  regulators: routes.regulators.pattern,
}

/** The same in the languages of the demonstration. */
const languages = {
  'en-gb': { tag: 'en-GB', prefix: '' },
  'de-at': {
    tag: 'de-AT',
    prefix: 'de',
    words: {
      'casino-reviews': 'casino-tests',
      'casino-blog': 'casino-magazin',
      find: 'auswahl',
      compare: 'vergleich',
      market: 'land',
      offers: 'angebote',
      people: 'personen',
      topics: 'themen',
      'game-makers': 'spielehersteller',
      'payment-methods': 'zahlungswege',
      operators: 'betreiber',
      regulators: 'aufsicht',
      warnings: 'warnungen',
      news: 'neuigkeiten',
      complaints: 'meldungen',
    },
  },
  'ar-ae': { tag: 'ar-AE', prefix: 'ar' },
}
const inLanguages = translateRoutes(routes, languages)

/** What the rules ask of it. */
export const site: RuledSite = {
  routes: inLanguages,
  languages,
  contentRoutes: Object.values(inLanguages).flatMap(({ lang, pattern: path, ...route }) =>
    'document' in route ? [{ type: route.document, path, lang }] : [],
  ),
  documentPath: links.documentPath,
  redirects: [
    { from: '/casino-blog/page/1', to: '/casino-blog', status: 308 },
    { from: '/casino-reviews/page/1', to: '/casino-reviews', status: 308 },
  ],
  redirectOf: ({ id, data }) => ({
    id,
    from: data.from?.trim() ?? '',
    to: data.to?.trim() || undefined,
    status: Number(data.status ?? 308) as RedirectStatus,
    validFrom: data.valid_from ?? undefined,
    validTo: data.valid_to ?? undefined,
  }),
  isServed: (path) => path.startsWith('/feeds/'),
}
