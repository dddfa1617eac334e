import { join } from 'node:path'
import type { FinishOptions, StoredSiteOptions } from '@house-edge/serving'
import type { FrameworkSide } from '../process/site-process.ts'
import { type PublishedSite, routeAt } from '../site/published-site.ts'
import { inlineSheets, openingFonts } from './inline-sheets.ts'
import { createRedirectCheck, hasRedirect } from './has-redirect.ts'
import { rememberResults } from './remember-results.ts'

/** What all pages have in common that leave the server without the framework. */
export interface PageRules {
  /** Which requests they are for. */
  requests: Required<Pick<StoredSiteOptions, 'needsSignIn' | 'hasRedirect'>> &
    Pick<StoredSiteOptions, 'variants'>
  /** The same, without remembering what was asked: of addresses that visitors invent. */
  ofInvented: Pick<PageRules['requests'], 'needsSignIn' | 'hasRedirect'>
  needsSignIn: (path: string) => boolean
  finishing: FinishOptions
  policyOf: (path: string, styleDigests: readonly string[]) => string
}

/**
 * @param folder Of the application, where its build is.
 * @param framework The framework's side. `undefined` until it has started.
 */
export function createPageRules(
  site: PublishedSite,
  folder: string,
  framework: () => Pick<FrameworkSide, 'redirects'> | undefined,
): PageRules {
  const { scripts, extraPolicy, opensWithFont = () => false } = site
  const { origin } = new URL(site.settings().origin)
  const build = join(folder, site.distDir())
  const { policy } = site.policies()
  const { ask: needsSignIn } = rememberResults(site.needsSignIn)
  const leading = { origin, rules: () => framework()?.redirects.latest(), nowMs: Date.now }
  return {
    requests: {
      needsSignIn,
      hasRedirect: createRedirectCheck(leading),
      variants: site.variants?.(),
    },
    ofInvented: {
      needsSignIn: site.needsSignIn,
      hasRedirect: (target) => hasRedirect(target, leading),
    },
    needsSignIn,
    finishing: {
      ownScripts: scripts?.own ?? [],
      ...(scripts?.loader !== undefined && { loader: scripts.loader }),
      inlineStyles: inlineSheets(build),
      fontsOf: openingFonts(build, opensWithFont),
    },
    policyOf: (path, styleDigests) => {
      const route = routeAt(site.routes, path)
      const page = route?.middleware?.includes('private') ? 'private' : 'finished'
      return policy({ page, styleDigests }, route && extraPolicy?.(route))
    },
  }
}
