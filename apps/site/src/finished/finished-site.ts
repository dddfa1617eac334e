/**
 * The public pages: finished, without the framework's scripts, answered from memory (docs/decisions/0110).
 *
 * @module
 */
import { join } from 'node:path'
import { matchRoute, type Route } from '@house-edge/routing'
import { createStoredSite, type StoredSite, type StoredSiteOptions } from '@house-edge/serving'
import { returnedErrorPath } from '../account/messages/returned-error.ts'
import {
  fileSecurityHeaders,
  finishedContentSecurityPolicy,
  securityHeaders,
  withListening,
} from '../../security-headers.ts'
import { settingsOfPages } from '../building/settings-of-pages.ts'
import { backendConfig, contentConfig, siteConfig } from '../config.ts'
import { routes } from '../routes.ts'
import { coversPath, signInRule } from '../sign-in-rule.ts'
import { browserScript, islandFolder } from './addresses.ts'
import { findEdge } from './edge.ts'
import { inlineSheets, openingFonts } from './inline-sheets.ts'
import { offerParts } from './offer-parts.ts'
import { createLeadsElsewhere } from './leads-elsewhere.ts'
import type { PageFront } from './page-front.ts'
import { rememberAnswers } from './remember-answers.ts'
import { buildFolder } from '../../build-folder.mjs'

/** The public pages of this process. */
interface FinishedSite extends StoredSite {
  /** By which the framework's side of the process renews them. */
  front: PageFront
}

/**
 * Creates the part of the server that answers public pages and files of the build from memory.
 *
 * @param options.folder Of the site, where its build is below `SITE_DIST_DIR`.
 */
export function createFinishedSite({
  folder,
  ask,
  onRefused,
  onUnwritable,
}: Pick<StoredSiteOptions, 'folder' | 'ask' | 'onRefused' | 'onUnwritable'>): FinishedSite {
  const distDir = buildFolder()
  const rule = signInRule()
  const { SITE_ORIGIN, SITE_COMPRESSION } = siteConfig()
  const { origin } = new URL(SITE_ORIGIN)
  const headers = securityHeaders(process.env)
  const edge = findEdge()
  const covered = rememberAnswers((path) => coversPath(rule, path))
  const isFinished = (path: string): boolean => isPublicPage(path) && !covered.ask(path)
  const front: PageFront = {
    render: (path) => (isFinished(path) ? stored.render(path).then(outcomeOf) : undefined),
    drop: (path) => stored.drop(path),
    touch: (paths, ref) => stored.touch(paths, ref),
    isHeld: (path) => stored.isHeld(path),
    hears: new Map(),
    shownExperiences: new Map(),
    afterStart: [],
  }
  const edgeHeadersOf = (path: string): Record<string, string> | undefined => {
    // Of pages whose tags are not known yet, and of what readers experience, the edge is told nothing.
    const tags = isReview(path) ? [] : (front.tags?.of(path) ?? [])
    return tags.length > 0 ? edge?.headersOf(tags) : undefined
  }
  const stored = createStoredSite({
    folder,
    distDir,
    ask,
    isFinished,
    variants: offerParts(),
    onRefused,
    onUnwritable,
    compressesStrongly: SITE_COMPRESSION === 'strong',
    // Pages keep their headers over a restart: without the edge, nothing may say that one is told of changes.
    madeWith: settingsOfPages({ ...siteConfig(), ...contentConfig(), ...backendConfig() }),
    snapshot: edge && join(folder, distDir, 'finished-pages-tagged'),
    mayBeBehind: () => front.shared?.mayBeBehind(),
    needsSignIn: covered.ask,
    readsQuery: (path, query) => path === routes.home.pattern && returnedErrorPath(query) !== undefined,
    leadsElsewhere: createLeadsElsewhere({ origin, rules: () => front.redirects, nowMs: Date.now }),
    finishing: {
      ownScripts: [browserScript],
      loader: browserScript,
      inlineStyles: inlineSheets(`${folder}/${distDir}`),
      fontsOf: openingFonts(`${folder}/${distDir}`),
    },
    headersOf: ({ path, styleDigests, endsAtMs, isVariant }) => ({
      ...headers,
      'content-security-policy': policyOf(path, styleDigests),
      'cache-control': lifetimeOf(isVariant, endsAtMs !== undefined),
      // Shows where the page came from (RFC 9211).
      'cache-status': '"house-edge"; hit',
      ...(!isVariant && endsAtMs === undefined && edgeHeadersOf(path)),
    }),
    fileHeaders: fileSecurityHeaders(process.env),
    isImmutable: (path) => path === browserScript || path.startsWith(islandFolder),
  })
  return { ...stored, front }
}

/** Reviews listen to the backend's channels. */
function policyOf(path: string, styleDigests: readonly string[]): string {
  const policy = finishedContentSecurityPolicy(process.env, styleDigests)
  return isReview(path) ? withListening(policy, backendConfig().BACKEND_URL) : policy
}

function isReview(path: string): boolean {
  const match = matchRoute(routes, path)
  return match.kind === 'matched' && match.route === routes.review
}

/** Whether a page is the same for everybody: pages of documents, and listings. */
function isPublicPage(path: string): boolean {
  const match = matchRoute(routes, path)
  if (match.kind !== 'matched') return false
  const route: Route & { document?: string; lists?: string } = match.route
  return route.document !== undefined || route.lists !== undefined
}

/**
 * Caches in front may keep a page for the framework's interval, but not beyond the day on which it changes. What
 * differs by market they ask for every time, because some do not honour `Vary`.
 */
function lifetimeOf(isVariant: boolean, ends: boolean): string {
  if (isVariant) return 'public, max-age=0, s-maxage=0, must-revalidate'
  return ends
    ? 'public, max-age=0, s-maxage=300, must-revalidate'
    : 'public, max-age=0, s-maxage=300, stale-while-revalidate=31535700'
}

function outcomeOf({ outcome }: Awaited<ReturnType<StoredSite['render']>>): 'fresh' | 'failed' {
  return outcome === 'refused' ? 'failed' : 'fresh'
}
