import { returnedErrorPath } from '@house-edge/account'
import { settingsOfPages } from '@house-edge/operating/environment'
import { createPublishedSite, environmentSettings } from '@house-edge/publishing'
import { buildFolder } from '../build-folder.mjs'
import { policiesOf } from '../security-headers.ts'
import { referencePlace, statusPages, statusPath } from './absence/status-pages.ts'
import { backendConfig, contentConfig, siteConfig } from './config.ts'
import { offerParts } from './market/offer-parts.ts'
import { siteLog } from './logging/log.ts'
import { languages } from './language.ts'
import { browserScript, islandFolder } from './browser/script-paths.ts'
import { pageSizeOf } from '@house-edge/reviews/listing'
import { redirectRules } from './redirects.ts'
import { routes } from './routes.ts'
import { absentFile } from './site-addresses/absent-file.ts'
import { needsSignIn } from './sign-in-rule.ts'

/** What stands at the top of every page: words of English, upright. The other faces are fetched where they are used. */
const openingFont = /\/(?:petrona|public-sans)\.[^/]*woff2$/

/**
 * Files for programs, made of what is published alone: none of these handlers reads a query. Suggestions are not among
 * them, because what a reader in distress types is kept nowhere.
 */
const files = /^\/(?:robots\.txt|sitemap\.xml|sitemaps\/[^/]+|feeds\/(?:(?:topics|offers)\/)?[^/]+)$/

/** The site, for every part of its program. */
export const site = createPublishedSite({
  routes,
  languages,
  settings: () => environmentSettings({ ...siteConfig(), ...contentConfig() }),
  cacheName: 'house-edge',
  policies: () => policiesOf(process.env),
  // Pages with live updates: their scripts may connect to the backend's channels.
  extraPolicy: (route) => ('listens' in route ? { 'connect-src': [channelsOrigin()] } : undefined),
  distDir: buildFolder,
  needsSignIn,
  redirects: redirectRules,
  redirectType: 'redirect',
  pageSize: pageSizeOf,
  variants: offerParts,
  // The simulator is the vendor's, with the framework's scripts, and is seen by editors only.
  finishesEachVisit: (route) => route !== routes.sliceSimulator,
  readsQuery: (path, query) => homes.has(path) && returnedErrorPath(query) !== undefined,
  keptHandlers: (path) => (files.test(path) ? path : undefined),
  absentFiles: absentFile,
  scripts: {
    own: [browserScript],
    loader: browserScript,
    isImmutable: (path) => path === browserScript || path.startsWith(islandFolder),
  },
  opensWithFont: (path) => openingFont.test(path),
  // Its head is the same whatever is published.
  shellPath: (path) => statusPath(routes.unavailable, path),
  statusPages: { ...statusPages, referencePlace },
  madeWith: () => settingsOfPages({ ...siteConfig(), ...contentConfig(), ...backendConfig() }),
  builtWith: () => settingsOfPages({ ...siteConfig(), ...contentConfig() }),
  log: siteLog,
})

/** The front pages, to which the auth service leads with its errors. */
const homes: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap(({ page, pattern }) => (page === 'home' ? [pattern] : [])),
)

function channelsOrigin(): string {
  const { host, protocol } = new URL(backendConfig().BACKEND_URL)
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
}
