import { defineRoutes } from '@house-edge/routing'

/** What a document's uid may look like; anything else is no address of ours and costs nothing. */
const uid = /[a-z0-9](?:[a-z0-9._~-]{0,126}[a-z0-9])?/
/** The same for pages at the root, where a document must not stand for the handlers or the icon browsers ask for. */
const rootUid = new RegExp(`(?!(?:api|builds|favicon\\.ico)$)${uid.source}`)
const number = /[2-9]|[1-9][0-9]{1,3}/

/** Of pages rendered for one visitor. */
const personal = ['private', 'sign-in', 'flash'] as const

/**
 * Every page of the site. `document` is the type of document a page shows,
 * `lists` the type it lists; links, the content service's routes and the proxy
 * are derived from here.
 */
export const routes = defineRoutes({
  home: { pattern: '/', document: 'home', middleware: ['returned', 'sign-in', 'preview', 'content'] },
  page: {
    pattern: '/:uid',
    params: { uid: rootUid },
    document: 'page',
    middleware: ['sign-in', 'preview', 'content'],
  },

  blog: { pattern: '/casino-blog', lists: 'article', middleware: ['sign-in', 'preview'] },
  blogPage: {
    pattern: '/casino-blog/page/:number',
    params: { number },
    lists: 'article',
    middleware: ['sign-in', 'preview', 'listing'],
  },
  article: {
    pattern: '/casino-blog/:uid',
    params: { uid },
    document: 'article',
    middleware: ['sign-in', 'preview', 'content'],
  },

  reviews: { pattern: '/casino-reviews', lists: 'casino_review', middleware: ['sign-in', 'preview'] },
  reviewsPage: {
    pattern: '/casino-reviews/page/:number',
    params: { number },
    lists: 'casino_review',
    middleware: ['sign-in', 'preview', 'listing'],
  },
  review: {
    pattern: '/casino-reviews/:uid',
    params: { uid },
    document: 'casino_review',
    middleware: ['sign-in', 'preview', 'content'],
  },

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
  accountDelete: { pattern: '/account/delete', middleware: personal },

  failed: { pattern: '/failed', middleware: ['absent'] },
  malformed: { pattern: '/malformed', middleware: ['absent'] },
  foreignForm: { pattern: '/foreign-form', middleware: ['absent'] },
  gone: { pattern: '/gone', middleware: ['gone'] },
  unavailable: { pattern: '/unavailable', middleware: ['unavailable'] },
  unknownVisitor: { pattern: '/unavailable/account', middleware: ['unavailable'] },
  previewNotice: { pattern: '/preview-notice/:trouble', middleware: ['absent'] },
  sliceSimulator: { pattern: '/slice-simulator', middleware: ['sign-in'] },
})

type Routes = typeof routes
type DocumentRoute = Extract<Routes[keyof Routes], { document: string }>

/** A document type that has a page. */
export type PageType = DocumentRoute['document']

/** Routes in the form the content service wants with every query (docs/requirements.md#r152). */
export const contentRoutes = Object.values(routes).flatMap((route) =>
  'document' in route ? [{ type: route.document, path: route.pattern }] : [],
)

/** A path that no route matches: the framework answers it with the finished not-found page and 404. */
export const absentPath = '/-/-/-'
