import { createDocumentPaths } from '@house-edge/publishing'
import { complaintNumber } from '@house-edge/readers/complaints'
import { defineRoutes, translatedPaths, translateRoutes } from '@house-edge/routing'
import { languages, originalLanguage, pageLanguage, type SiteLanguage } from './language.ts'

/**
 * The pattern of a document's uid; other URLs are refused without a query. The excluded endings are those of the
 * framework's own files for a page.
 */
const uid = /(?!.*\.(?:rsc|segments|json|action|meta|body|html)$)[a-z0-9](?:[a-z0-9._~-]{0,126}[a-z0-9])?/
/** Whether a text could be a document's uid. */
export function isUid(text: string): boolean {
  return new RegExp(`^${uid.source}$`).test(text)
}
/** Files at the root that are not routes: for crawlers, and icons. */
export const rootFiles = [
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  'icon.svg',
  'apple-icon.png',
  'icon-192.png',
  'icon-512.png',
  'manifest.webmanifest',
] as const
/** The uid of a page at the root: not the name of such a file, of a handler, or of a page of the framework. */
const rootUid = new RegExp(
  `(?!(?:api|builds|feeds|go|sitemaps|social|mailbox|index|404|500|${rootFiles.join('|').replaceAll('.', '\\.')})$)${uid.source}`,
)
const number = /[2-9]|[1-9][0-9]{1,3}/

/** Middleware of pages rendered for one visitor. */
const personal = ['private', 'sign-in', 'flash'] as const

/** A page that shows a document. */
const documentPage = { params: { uid }, middleware: ['open', 'sign-in', 'preview', 'content'] } as const

/** Middleware of the listing of a type. */
const listingPage = ['open', 'sign-in', 'preview'] as const

/** A further page of a listing. */
const numberedPage = { params: { number }, middleware: ['open', 'sign-in', 'preview', 'listing'] } as const

/** Middleware of pages that depend on their query: not stored, not indexed. */
const queryPage = ['sign-in', 'preview', 'query'] as const

/** The same, of pages that find their answer in the content. */
const found = ['sign-in', 'preview', 'known', 'query'] as const

/** Pages that are in English alone: of people who work here. */
const inEnglish: ReadonlySet<string> = new Set([
  'accountModeration',
  'accountReplies',
  'previewNotice',
  'sliceSimulator',
])

/**
 * Every page of the site in English. `document` is the type of document a page shows, `lists` the type it lists; `listens`: its
 * scripts may listen to the backend's channels. Links, the routes
 * for the content service, and the proxy are derived from this table.
 */
const english = defineRoutes({
  home: { pattern: '/', document: 'home', middleware: ['returned', 'open', 'sign-in', 'preview', 'content'] },
  page: { pattern: '/:uid', document: 'page', ...documentPage, params: { uid: rootUid } },

  blog: { pattern: '/casino-blog', lists: 'article', middleware: listingPage },
  blogPage: { pattern: '/casino-blog/page/:number', lists: 'article', ...numberedPage },
  blogFound: { pattern: '/casino-blog/find', middleware: found },
  article: { pattern: '/casino-blog/:uid', document: 'article', ...documentPage },

  reviews: { pattern: '/casino-reviews', lists: 'casino_review', middleware: listingPage },
  reviewsPage: { pattern: '/casino-reviews/page/:number', lists: 'casino_review', ...numberedPage },
  reviewsFound: { pattern: '/casino-reviews/find', middleware: found },
  compare: { pattern: '/compare', middleware: found },
  search: { pattern: '/search', middleware: ['sign-in', 'preview', 'known', 'indexed', 'query'] },
  market: { pattern: '/market', middleware: queryPage },
  workedOut: { pattern: '/worked-out', middleware: queryPage },
  review: {
    pattern: '/casino-reviews/:uid',
    document: 'casino_review',
    ...documentPage,
    showsMore: true,
    listens: true,
  },
  experiences: {
    pattern: '/casino-reviews/:uid/experiences',
    params: { uid },
    middleware: found,
    listens: true,
  },

  // The subjects of reviews and articles.
  people: { pattern: '/people', lists: 'person', middleware: listingPage },
  peoplePage: { pattern: '/people/page/:number', lists: 'person', ...numberedPage },
  person: { pattern: '/people/:uid', document: 'person', ...documentPage },
  topics: { pattern: '/topics', lists: 'topic', middleware: listingPage },
  topicsPage: { pattern: '/topics/page/:number', lists: 'topic', ...numberedPage },
  topic: { pattern: '/topics/:uid', document: 'topic', ...documentPage },
  gameMakers: { pattern: '/game-makers', lists: 'game_provider', middleware: listingPage },
  gameMakersPage: { pattern: '/game-makers/page/:number', lists: 'game_provider', ...numberedPage },
  gameMaker: { pattern: '/game-makers/:uid', document: 'game_provider', ...documentPage },
  paymentMethods: { pattern: '/payment-methods', lists: 'payment_method', middleware: listingPage },
  paymentMethodsPage: { pattern: '/payment-methods/page/:number', lists: 'payment_method', ...numberedPage },
  paymentMethod: { pattern: '/payment-methods/:uid', document: 'payment_method', ...documentPage },
  operators: { pattern: '/operators', lists: 'operator', middleware: listingPage },
  operatorsPage: { pattern: '/operators/page/:number', lists: 'operator', ...numberedPage },
  operator: { pattern: '/operators/:uid', document: 'operator', ...documentPage },
  regulators: { pattern: '/regulators', lists: 'regulator', middleware: listingPage },
  regulatorsPage: { pattern: '/regulators/page/:number', lists: 'regulator', ...numberedPage },
  regulator: { pattern: '/regulators/:uid', document: 'regulator', ...documentPage },
  offers: { pattern: '/offers', lists: 'bonus', middleware: listingPage },
  offersPage: { pattern: '/offers/page/:number', lists: 'bonus', ...numberedPage },
  offersFound: { pattern: '/offers/find', middleware: found },
  offer: { pattern: '/offers/:uid', document: 'bonus', ...documentPage },

  warnings: { pattern: '/warnings', lists: 'casino_review', middleware: listingPage },
  news: { pattern: '/news', lists: 'casino_review', middleware: listingPage },

  login: { pattern: '/login', middleware: ['returned', ...personal] },
  loginCode: { pattern: '/login/code', middleware: personal },
  loginSecondFactor: { pattern: '/login/second-factor', middleware: personal },
  signUp: { pattern: '/sign-up', middleware: personal },
  forgottenPassword: { pattern: '/forgotten-password', middleware: personal },
  confirm: { pattern: '/confirm', middleware: personal },
  account: { pattern: '/account', middleware: personal },
  accountProve: { pattern: '/account/prove', middleware: personal },
  accountProfile: { pattern: '/account/profile', middleware: personal },
  accountPassword: { pattern: '/account/password', middleware: personal },
  accountEmail: { pattern: '/account/email', middleware: personal },
  accountSecondFactor: { pattern: '/account/second-factor', middleware: personal },
  accountSessions: { pattern: '/account/sessions', middleware: personal },
  accountData: { pattern: '/account/data', middleware: personal },
  complaints: { pattern: '/complaints', middleware: personal },
  complaint: { pattern: '/complaints/:number', params: { number: complaintNumber }, middleware: personal },
  newsletter: { pattern: '/newsletter', middleware: personal },
  stop: { pattern: '/stop', middleware: personal },
  saved: { pattern: '/saved', middleware: personal },
  accountSaved: { pattern: '/account/saved', middleware: personal },
  accountExperiences: { pattern: '/account/experiences', middleware: personal },
  accountExperience: { pattern: '/account/experiences/:uid', params: { uid }, middleware: personal },
  accountModeration: { pattern: '/account/moderation', middleware: personal },
  accountReplies: { pattern: '/account/replies', middleware: personal },
  accountDelete: { pattern: '/account/delete', middleware: personal },

  // Status pages, which the server in front shows in place of other responses (`absence/status-pages.ts`).
  // The not-found page of other languages than the original, which has the framework's.
  missing: { pattern: '/missing' },
  failed: { pattern: '/failed' },
  malformed: { pattern: '/malformed' },
  foreignForm: { pattern: '/foreign-form' },
  gone: { pattern: '/gone' },
  tooMany: { pattern: '/too-many' },
  unavailable: { pattern: '/unavailable' },
  unknownVisitor: { pattern: '/unavailable/account' },
  previewNotice: { pattern: '/preview-notice/:failure' },
  sliceSimulator: { pattern: '/slice-simulator', middleware: ['sign-in', 'framed'] },
})

/** The same in every language of the site: `review@de-at` is the page `review` in German. */
export const routes = translateRoutes(english, languages, (page) => !inEnglish.has(page))

type Routes = typeof english
type DocumentRoute = Extract<Routes[keyof Routes], { document: string }>

/** A document type that has a page. */
export type PageType = DocumentRoute['document']

/** Routes as the content service expects them, and the path of the page that shows a document. */
export const { contentRoutes, findDocumentPath: findPathIn } = createDocumentPaths(routes, originalLanguage)

/** The path of the page that shows a document to readers of a language, in that where it can be. Default: that of the page. */
export function findDocumentPath(
  type: string,
  uid: string | null,
  lang: SiteLanguage = pageLanguage(),
): string | undefined {
  return findPathIn(type, uid, lang) ?? findPathIn(type, uid)
}

/** The paths of pages and handlers in a language, and in that of the page that is rendered (`here`). */
export const { here, pathIn, handlerIn, pathsBeside } = translatedPaths(routes, languages, pageLanguage)
