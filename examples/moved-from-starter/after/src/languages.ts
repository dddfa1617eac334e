import { defineRoutes, translateRoutes } from '@house-edge/routing'

/** By the ids of the repository. The first has no prefix; `instead`: whose document is shown where there is none. */
export const languages = {
  'en-us': { tag: 'en-US', hreflang: 'en', prefix: '' },
  'fr-fr': { tag: 'fr-FR', hreflang: 'fr', prefix: 'fr-fr', instead: ['en-us'] },
} as const

const everybody = ['open', 'preview', 'content'] as const

/** The folder `[lang]` as a table: a page once, and below the prefix of each language. */
export const routes = translateRoutes(
  defineRoutes({
    home: { pattern: '/', document: 'page', uid: 'home', middleware: everybody },
    page: {
      pattern: '/:uid',
      document: 'page',
      params: { uid: /(?!home$)[a-z0-9-]+/ },
      middleware: everybody,
    },
  }),
  languages,
)
