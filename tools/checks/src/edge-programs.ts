/** A real use of an entry, as a module whose default export is called, and what it comes to. */
export interface EdgeProgram {
  code: string
  says: RegExp
  /** It runs in Next's edge runtime alone, which has `process.env`, and servers' side of React. */
  isInNext?: boolean
}

const inMarkup = (imports: string, element: string): string => `
  ${imports}
  import { createElement } from 'react'
  import { renderToString } from 'react-dom/server.edge'
  export default () => renderToString(${element})
`

/** By entry. */
export const edgePrograms: Readonly<Record<string, EdgeProgram>> = {
  '@house-edge/auth': {
    code: `
      import { decideSignIn, defineSignInRule } from '@house-edge/auth'
      const rule = defineSignInRule({ signIn: '/login', callback: '/confirm', include: ['/account*'] })
      export default () => decideSignIn(rule, { path: '/%61ccount', signedIn: false }).action
    `,
    says: /^redirect$/,
  },
  '@house-edge/content': {
    code: `
      import { createContentClient } from '@house-edge/content'
      import { buildDocument, memoryService } from '@house-edge/content/testing'
      const service = memoryService([buildDocument({ type: 'article', uid: 'odds' })])
      const content = createContentClient({ repositoryName: 'test', fetch: service.fetch })
      export default async () => (await content.getByUid('article', 'odds')).uid + ', ' + (await content.findByUid('article', 'evens'))
    `,
    says: /^odds, undefined$/,
  },
  '@house-edge/content/testing': {
    code: `
      import { buildDocument, memoryService } from '@house-edge/content/testing'
      const service = memoryService([buildDocument({ type: 'article', uid: 'odds' })])
      export default async () => (await (await service.fetch('https://test.cdn.prismic.io/api/v2')).json()).refs.length
    `,
    says: /^1$/,
  },
  '@house-edge/content/validation': {
    code: `
      import { buildDocument } from '@house-edge/content/testing'
      import { lintContent, requiredFieldsRule } from '@house-edge/content/validation'
      const json = { Main: { uid: { type: 'UID', config: {} }, title: { type: 'Text', config: {} } } }
      const models = { customTypes: [{ id: 'article', label: 'Article', format: 'page', repeatable: true, status: true, json }], slices: [] }
      const rules = [requiredFieldsRule({ article: ['title'] })]
      export default () => lintContent([buildDocument({ type: 'article', uid: 'odds' })], { models, rules, today: '2026-01-01' }).map(({ field }) => String(field?.path ?? field))
    `,
    says: /^title$/,
  },
  '@house-edge/paths': {
    code: `
      import { findOwnPath } from '@house-edge/paths'
      export default () => [findOwnPath('/account?a=1'), findOwnPath('/%5Cevil.example')].join()
    `,
    says: /^\/account\?a=1,$/,
  },
  '@house-edge/routing': {
    code: `
      import { defineRoutes, href } from '@house-edge/routing'
      const routes = defineRoutes({ article: { pattern: '/casino-blog/:uid' } })
      export default () => href(routes.article, { uid: 'reading the odds' })
    `,
    says: /^\/casino-blog\/reading%20the%20odds$/,
  },
  '@house-edge/routing/manifest': {
    code: `
      import { createRouteManifest } from '@house-edge/routing/manifest'
      const gone = () => Promise.resolve(new Response('', { status: 404 }))
      export default async () => (await createRouteManifest({ buildId: 'a', url: 'https://site.example/m.json', fetch: gone, log: () => {} }).rulesFor('/')).pattern
    `,
    says: /^undefined$/,
  },
  '@house-edge/routing/next': {
    code: `
      import { defineMiddleware, defineRoutes } from '@house-edge/routing'
      import { toProxy } from '@house-edge/routing/next'
      const url = 'https://site.example/guides/1234'
      const routes = defineRoutes({ guide: { pattern: '/guides/:uid', params: { uid: /[a-z]+/ } } })
      const proxy = toProxy({ routes, middleware: defineMiddleware(routes, {}), notFound: () => new Response('', { status: 404 }) })
      export default async () => (await proxy(Object.assign(new Request(url), { nextUrl: new URL(url) }))).status
    `,
    says: /^404$/,
    isInNext: true,
  },
  '@house-edge/serving/headers': {
    code: `
      import { contentPolicy, edgeHeaders, responseHeaders } from '@house-edge/serving/headers'
      const policy = contentPolicy({ 'default-src': ["'none'"] }, 'finished')
      const kept = edgeHeaders({ dialect: 'cache-tag', shows: ['article:7'], maxAgeSeconds: 60 })
      export default () => [responseHeaders({ policy, isSecure: true })['content-security-policy'], kept['cache-tag']].join()
    `,
    says: /^default-src 'none';.*,all,[\w-]{10}$/,
  },
  '@house-edge/slices': {
    code: inMarkup(
      "import { components, SliceZone } from '@house-edge/slices'",
      "createElement(SliceZone, { components, slices: [{ id: 'a', slice_type: 'quote', variation: 'default', primary: { quote: 'Count' }, items: [] }] })",
    ),
    says: /Count/,
  },
  '@house-edge/slices/models': {
    code: `
      import { models } from '@house-edge/slices/models'
      export default () => models.slices.some(({ id }) => id === 'faq')
    `,
    says: /^true$/,
  },
  '@house-edge/slices/reading': {
    code: `
      import { readCodes, readDay } from '@house-edge/slices/reading'
      export default () => [...readCodes('gb, IE'), readDay('2026-02-30')].join()
    `,
    says: /^GB,IE,$/,
  },
  '@house-edge/ui': {
    code: inMarkup(
      "import { Button } from '@house-edge/ui'",
      "createElement(Button, { type: 'submit' }, 'Save')",
    ),
    says: /<button[^>]*>.*Save/s,
  },
  '@house-edge/ui/page': {
    code: inMarkup("import { SkipLink } from '@house-edge/ui/page'", 'createElement(SkipLink)'),
    says: /<a [^>]*href="#main"/,
  },
  '@house-edge/ui/forms': {
    code: inMarkup(
      "import { Notice } from '@house-edge/ui/forms'",
      "createElement(Notice, { tone: 'error' }, 'No')",
    ),
    says: /No</,
  },
  '@house-edge/ui/icons': {
    code: inMarkup(
      "import { createIcon, houseIcons } from '@house-edge/ui/icons'",
      "createElement(createIcon({ collections: [houseIcons] }), { name: houseIcons.prefix + ':' + Object.keys(houseIcons.icons)[0] })",
    ),
    says: /<svg/,
  },
  '@house-edge/ui/language': {
    code: inMarkup(
      "import { directionOf, numberWords, speak } from '@house-edge/ui/language'\nspeak('de-AT')",
      "createElement('b', { dir: directionOf('ar-AE') }, numberWords(1.5))",
    ),
    says: /<b dir="rtl">1,5/,
  },
  '@house-edge/ui/islands': {
    code: inMarkup(
      "import { SuggestField } from '@house-edge/ui/islands'",
      "createElement(SuggestField, { id: 'q', 'aria-label': 'Search', suggest: async () => [] })",
    ),
    says: /Search/,
  },
}
