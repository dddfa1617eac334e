import { createPublishedSite } from '@house-edge/publishing'
import { defineRoutes } from '@house-edge/routing'

const everybody = ['open', 'preview', 'content'] as const

export const site = createPublishedSite({
  routes: defineRoutes({
    home: { pattern: '/', document: 'page', uid: 'home', middleware: everybody },
    guides: { pattern: '/guides', lists: 'page', middleware: ['open', 'preview', 'listing'] },
    live: { pattern: '/live', middleware: ['open'] },
    page: {
      pattern: '/:uid',
      document: 'page',
      params: { uid: /(?!home$|guides$|live$)[a-z0-9-]+/ },
      middleware: everybody,
    },
  }),
})
