/**
 * The public pages: finished, without the framework's scripts, answered from memory (docs/decisions/0110).
 *
 * @module
 */
import { join, resolve } from 'node:path'
import { createStoredSite, type StoredSite, type StoredSiteOptions } from '@house-edge/serving'
import { stateFolder } from '../building/making-build.ts'
import { createEdge } from '../edge/edge.ts'
import type { FinishedPages, FrameworkSide, SharedSite } from '../process/site-process.ts'
import { isNeverStored, type PublishedSite, routeAt } from '../site/published-site.ts'
import { createPublishTurn } from './publish-turn.ts'
import { createPageRules, type PageRules } from './page-rules.ts'

/** The public pages of this process. */
interface FinishedSite extends StoredSite {
  /** What pages that answer questions have in common with these. */
  rules: PageRules
  /** By which the framework's side of the process renews them. */
  pages: FinishedPages
}

/** Where pages are finished, and who is asked meanwhile. */
interface FinishedSiteOptions extends Pick<
  StoredSiteOptions,
  'folder' | 'ask' | 'processName' | 'onRefused' | 'onUnwritable'
> {
  /** The framework's side. `undefined` until it has started. */
  framework: () => Pick<FrameworkSide, 'tags' | 'redirects'> | undefined
  /** The other processes of the site. Default: there are none. */
  shared?: (() => Pick<SharedSite, 'mayBeBehind'> | undefined) | undefined
}

/**
 * Creates the part of the server that answers public pages and files of the build from memory.
 *
 * @param options.folder Of the application, where its build is.
 */
export function createFinishedSite(site: PublishedSite, options: FinishedSiteOptions): FinishedSite {
  const { folder, framework, shared, ask, ...storing } = options
  const turn = createPublishTurn()
  const { compressesStrongly, lastGoodAfterMs, ...set } = site.settings()
  const distDir = site.distDir()
  const { headers, fileHeaders } = site.policies()
  const edge = createEdge(set.edge)
  const rules = createPageRules(site, folder, framework)
  /** A page is the same for everybody when it shows a document or a listing, and is open to all. */
  const isFinished = (path: string): boolean => {
    const route = routeAt(site.routes, path)
    if ((route?.document ?? route?.lists) === undefined || rules.needsSignIn(path)) return false
    return !isNeverStored(route)
  }
  const edgeHeadersOf = (path: string): Record<string, string> | undefined => {
    // Of pages whose tags are not known yet, and of what is not of the content, the edge is told nothing.
    const tags = routeAt(site.routes, path)?.showsMore ? [] : (framework()?.tags.of(path) ?? [])
    return tags.length > 0 ? edge?.headersOf(tags) : undefined
  }
  const stored = createStoredSite({
    ...storing,
    ask: async (asked) => {
      await turn.wait(asked.path)
      return ask(asked)
    },
    folder,
    distDir,
    isFinished,
    ...rules.requests,
    lastGoodAfterMs,
    compressesStrongly,
    // Pages keep their headers over a restart: without the edge, nothing may say that one is told of changes.
    madeWith: site.madeWith(),
    snapshot: edge && join(folder, distDir, 'finished-pages-tagged'),
    mayBeBehind: () => shared?.()?.mayBeBehind(),
    readsQuery: site.readsQuery,
    finishing: rules.finishing,
    headersOf: ({ path, styleDigests, endsAtMs, isVariant }) => ({
      ...headers,
      'content-security-policy': rules.policyOf(path, styleDigests),
      'cache-control': lifetimeOf(isVariant, endsAtMs !== undefined),
      // Shows where the page came from (RFC 9211).
      'cache-status': `"${site.cacheName}"; hit`,
      ...(!isVariant && endsAtMs === undefined && edgeHeadersOf(path)),
    }),
    fileHeaders,
    keptFiles: resolve(stateFolder(site), 'files'),
    isImmutable: site.scripts?.isImmutable,
  })
  return {
    ...stored,
    rules,
    pages: {
      render: (path) => {
        if (!isFinished(path)) return undefined
        return stored
          .render(path)
          .then(outcomeOf)
          .finally(() => turn.end(path))
      },
      drop: stored.drop,
      touch: (paths, ref, own) => {
        stored.touch(paths, ref, own)
        const first = ref === undefined ? undefined : paths.find((path) => stored.isHeld(path))
        // The one that the webhook renders, and waits for.
        if (first !== undefined) turn.begin(first)
      },
      isHeld: stored.isHeld,
      turn: turn.wait,
    },
  }
}

/**
 * Caches in front may keep a page for the framework's interval, but not beyond the day on which it changes. What
 * differs by visitor they ask for every time, because some do not honour `Vary`.
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
