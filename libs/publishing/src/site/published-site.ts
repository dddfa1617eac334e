import {
  isBot,
  matchRoute,
  originalOf,
  PageGoneError,
  PageNotFoundError,
  type RouteTable,
} from '@house-edge/routing'
import type { StatusPageOptions } from '@house-edge/serving'
import { createPagePolicies, type PagePolicies } from '@house-edge/serving/headers'
import type { Log } from '@house-edge/serving/log'
import { contentSources } from '../policy/content-sources.ts'
import { createDocumentPaths, type DocumentPaths } from './document-paths.ts'
import { environmentSettings } from './environment-settings.ts'
import { InvalidSettingError } from './invalid-setting.ts'
import { createProcessLog } from './process-log.ts'
import type { PublishedRoute, PublishedRoutes, PublishedSiteOptions, SiteSettings } from './site-options.ts'

/** A site, as both sides of its process know it: the server in front, and the framework inside. */
export interface PublishedSite
  extends DocumentPaths, Omit<PublishedSiteOptions, Defaulted | 'settings'>, Defaults {
  /** The language without prefix, on a site in several. */
  readonly original: string | undefined
  /** Read once. @throws {InvalidSettingError} */
  settings: () => WholeSettings
}

/** What a site is told by its environment, with what it was not told. */
type WholeSettings = SiteSettings & {
  [Name in 'origin' | 'port' | 'stateFolder' | 'buildPages']-?: NonNullable<SiteSettings[Name]>
}

type Defaults = { [Name in Defaulted]: NonNullable<PublishedSiteOptions[Name]> }

type Defaulted =
  | 'cacheName'
  | 'policies'
  | 'distDir'
  | 'needsSignIn'
  | 'redirects'
  | 'pageSize'
  | 'madeWith'
  | 'builtWith'
  | 'log'
  | 'statusPages'

/**
 * Describes a site of published documents, once for every part of its program. It reads nothing and starts nothing: give
 * the result to `/next`, `/server` and `/build`, which are loaded in different places.
 *
 * @example
 * ```ts
 * // src/site.ts
 * export const site = createPublishedSite({
 *   routes: defineRoutes({
 *     home: { pattern: '/', document: 'page', uid: 'home', middleware: publicPage },
 *     page: { pattern: '/:uid', document: 'page', middleware: publicPage },
 *   }),
 * })
 * ```
 */
export function createPublishedSite<const Routes extends PublishedRoutes>(
  given: PublishedSiteOptions<Routes>,
): PublishedSite {
  // Routes are found by their paths from here on, and so are of the type they were given in.
  const options = given as unknown as PublishedSiteOptions
  const { routes, languages } = options
  const original = languages && originalOf(languages)
  let read: WholeSettings | undefined
  const settings = (): WholeSettings => (read ??= wholeSettings((options.settings ?? environmentSettings)()))
  const madeWith = options.madeWith ?? (() => shownContent(settings()))
  let log: Log | undefined
  let policies: PagePolicies | undefined
  return {
    ...options,
    ...createDocumentPaths(routes, original),
    original,
    settings,
    cacheName: options.cacheName ?? 'site',
    policies: () => (policies ??= options.policies?.() ?? usualPolicies(settings())),
    distDir: options.distDir ?? (() => '.next'),
    needsSignIn: options.needsSignIn ?? (() => false),
    redirects: options.redirects ?? [],
    pageSize: options.pageSize ?? (() => 12),
    madeWith,
    builtWith: options.builtWith ?? madeWith,
    statusPages: shownForStatus(options),
    log: options.log ?? (() => (log ??= createProcessLog())),
  }
}

/** Middleware of pages that are made for each request. */
const perRequestMiddleware: ReadonlySet<string> = new Set(['private', 'query', 'framed'])

/** Whether a page is for one visitor or one request: nothing of it is kept or told to others. */
export function isNeverStored(route: PublishedRoute | undefined): boolean {
  return route?.middleware?.some((name) => perRequestMiddleware.has(name)) ?? false
}

/** The page at a path. */
export function routeAt(routes: RouteTable, path: string): PublishedRoute | undefined {
  const match = matchRoute(routes, path)
  return match.kind === 'matched' ? match.route : undefined
}

/** The name of the page at a path, which is the same in every language. */
export function routeNamed(routes: RouteTable, path: string): string | undefined {
  const match = matchRoute(routes, path)
  return match.kind === 'matched' ? ((match.route as PublishedRoute).page ?? match.name) : undefined
}

/** A path that no route matches, so that the framework answers with the not-found page and 404. */
export const absentPath = '/-/-/-'

function shownForStatus({ scripts, statusPages = {} }: PublishedSiteOptions): StatusPageOptions {
  return {
    finishing: { ownScripts: scripts?.own ?? [] },
    isMachine: isBot,
    words: (status, path) => {
      if (status === 429)
        return 'More was asked from this network than is answered at once. Wait a minute, then ask again.'
      if (status === 404) return new PageNotFoundError(path).message
      return status === 410 ? new PageGoneError(path).message : undefined
    },
    ...statusPages,
    pages: { 404: absentPath, ...statusPages.pages },
  }
}

/** @throws {InvalidSettingError} */
function wholeSettings(told: SiteSettings): WholeSettings {
  const {
    origin = 'http://localhost:3000',
    port = 3_000,
    stateFolder = '.house-edge/site',
    buildPages = 50,
    ...others
  } = told
  const url = URL.parse(origin)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new InvalidSettingError('origin', origin, 'Give scheme and host, such as "https://site.example".')
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidSettingError('port', port, 'Give a number up to 65535, or none for 3000.')
  const { trustedHops = 0, questionsPerMinute = 1 } = others
  if (!(questionsPerMinute >= 1))
    throw new InvalidSettingError(
      'questionsPerMinute',
      questionsPerMinute,
      'Give a number from 1, or none for 600.',
    )
  if (!Number.isInteger(trustedHops) || trustedHops < 0)
    throw new InvalidSettingError('trustedHops', trustedHops, 'Give the number of servers, or none for 0.')
  return { ...others, origin, port, stateFolder, buildPages }
}

function shownContent({ origin, content }: SiteSettings): string {
  const { repository, endpoint, mode } = content
  return JSON.stringify({ origin, repository, endpoint, mode })
}

function usualPolicies({ origin, content }: SiteSettings): PagePolicies {
  const { directives, draftDirectives } = contentSources(content)
  const isDeveloping = process.env.NODE_ENV === 'development'
  return createPagePolicies({ origin, directives: [directives], draftDirectives, isDeveloping })
}
