import { defineRoutes, translatedPaths, translateRoutes } from '@house-edge/routing'
import { languages, pageLanguage } from './language.ts'

/** Middleware of pages that are the same for everybody: they are finished, and sent from memory. */
const everybody = ['open', 'preview', 'content'] as const
/** Middleware of pages for one visitor. */
const personal = ['private', 'sign-in'] as const
/** A page for members: visitors without a session are sent to sign in (`auth.ts`). */
const members = { middleware: personal, needsSession: true } as const

/** Every page of the site, in its first language. */
const original = defineRoutes({
  home: { pattern: '/', document: 'page', uid: 'home', middleware: everybody },
  page: {
    pattern: '/:uid',
    document: 'page',
    params: { uid: /(?!home$)[a-z0-9][a-z0-9_~-]*/ },
    middleware: everybody,
  },
  search: { pattern: '/search', middleware: ['preview', 'query'] },
  account: { pattern: '/account', ...members },
  login: { pattern: '/login', middleware: personal },
  signUp: { pattern: '/sign-up', middleware: personal },
  confirm: { pattern: '/confirm', middleware: personal },
  /** Stands in place of what is not there. */
  missing: { pattern: '/missing' },
})

/** The same in every language: `search@de-de` is the search in German, below its prefix. */
export const routes = translateRoutes(original, languages)

/** Paths of pages and handlers: in the language of the page that is rendered (`here`), and in another. */
export const { here, pathIn, handlerIn } = translatedPaths(routes, languages, pageLanguage)
