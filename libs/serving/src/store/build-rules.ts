import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule of the site that the framework applies before it sends a page. */
export type FrameworkRule = 'proxy' | 'headers' | 'redirects' | 'rewrites'

interface Route {
  regex: string
  source: string
  /** One of the framework's own, such as the slash at the end. */
  internal?: boolean
}

interface RoutesManifest {
  headers?: Route[]
  redirects?: Route[]
  rewrites?: { beforeFiles?: Route[]; afterFiles?: Route[] } | Route[]
}

interface Matched {
  matchers?: { regexp: string; originalSource: string }[]
}

/** A rule and the source it is written with, such as `/members/:path*`. */
interface BuildRule {
  rule: FrameworkRule
  source: string
  covers: (path: string) => boolean
}

/**
 * Reads which addresses the site's `proxy.ts` runs for, and the `headers`, `redirects` and `rewrites` of its
 * configuration, from `functions-config-manifest.json`, `middleware-manifest.json` and `routes-manifest.json` (Next
 * 16.4.5). Conditions on headers, cookies or hosts are taken as fulfilled.
 */
export function readBuildRules(folder: string, distDir: string): BuildRule[] {
  const read = (name: string): unknown => {
    const file = join(folder, distDir, name)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }
  const inNode = read('server/functions-config-manifest.json') as { functions?: Record<string, Matched> }
  const onEdge = read('server/middleware-manifest.json') as { middleware?: Record<string, Matched> }
  const { headers = [], redirects = [], rewrites = [] } = read('routes-manifest.json') as RoutesManifest
  const ahead = Array.isArray(rewrites)
    ? rewrites
    : [...(rewrites.beforeFiles ?? []), ...(rewrites.afterFiles ?? [])]
  const proxies = [inNode.functions?.['/_middleware'], ...Object.values(onEdge.middleware ?? {})]
  return [
    ...proxies
      .flatMap((one) => one?.matchers ?? [])
      .map(({ regexp, originalSource }) => ruleOf('proxy', regexp, originalSource)),
    ...Object.entries({ headers, redirects, rewrites: ahead }).flatMap(([rule, routes]) =>
      routes
        .filter(({ internal }) => internal !== true)
        .map(({ regex, source }) => ruleOf(rule as FrameworkRule, regex, source)),
    ),
  ]
}

function ruleOf(rule: FrameworkRule, pattern: string, source: string): BuildRule {
  const regexp = new RegExp(pattern)
  return { rule, source, covers: (path) => regexp.test(path) }
}
