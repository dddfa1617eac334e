import type { LookupResult } from '@house-edge/content'
import { noindexHeader } from '@house-edge/paths'
import { findSpelling, languageOfPath, matchRoute, RouteValidationError } from '@house-edge/routing'
import type { PrivateResponse, PrivateRequest, StoredResponder } from '@house-edge/serving'
import { type AbsentPages, createAbsentPages, type Presence } from '@house-edge/serving/absence'
import type { PageRules } from '../finished/page-rules.ts'
import type { FrameworkSide, SharedSite } from '../process/site-process.ts'
import type { AbsentFile } from '../site/site-options.ts'
import { absentPath, isNeverStored, type PublishedSite } from '../site/published-site.ts'
import { createPageCounts } from './page-counts.ts'

/** By what absent addresses are known, and who answers the others. */
interface AbsenceParts {
  rules: PageRules
  /** Of the application, where its build is. */
  folder: string
  isFile: (path: string) => boolean
  otherwise: StoredResponder
  ask: (asked: PrivateRequest) => Promise<PrivateResponse>
  /** The framework's side. `undefined` until it has started. */
  framework: () => Pick<FrameworkSide, 'addresses' | 'contentState' | 'questions' | 'redirects'> | undefined
  shared: () => Pick<SharedSite, 'mayBeBehind'> | undefined
}

/** The suffix of addresses that programs ask for, which the proxy answers as it answers the page. */
const payload = '/_payload.json'

/**
 * Answers addresses of which the routes and the store of content know that they have no page, without the framework: as
 * the proxy of the site would, by the middleware `content` and `listing`; and files that `absentFiles` of the site names.
 *
 * @returns Call `begin` when it is known what is published. Until then, the framework answers.
 */
export function createSiteAbsence(
  site: PublishedSite,
  { rules, folder, isFile, otherwise, ask, framework, shared }: AbsenceParts,
): AbsentPages & { begin: () => void } {
  const { routes, statusPages } = site
  const { headers } = site.policies()
  const log = site.log()
  const notFoundPathOf = (path: string): string =>
    statusPages.pageOf?.(404, path) ?? statusPages.pages?.[404] ?? absentPath
  const pagesOf = createPageCounts(
    (type, lang) => framework()?.addresses.countPages(type, lang) ?? Promise.resolve('unknown'),
    () => framework()?.questions.version(),
  )
  let hasBegun = false
  /** Asked twice of a request: whether it is absent, and what is said of it. */
  let lastFile: { path: string; file: AbsentFile | undefined } | undefined
  const fileAt = (path: string): AbsentFile | undefined => {
    if (lastFile?.path !== path) lastFile = { path, file: site.absentFiles?.(path) }
    return lastFile.file
  }

  const pages = createAbsentPages({
    ...rules.ofInvented,
    variants: rules.requests.variants,
    finishing: rules.finishing,
    folder,
    distDir: site.distDir(),
    askFramework: ask,
    notFoundPath: notFoundPathOf,
    find,
    isFile,
    otherwise,
    words: (path, userAgent) =>
      fileAt(path)?.words ?? (statusPages.isMachine?.(userAgent) ? wordsOf(path) : undefined),
    version: () => framework()?.questions.version(),
    mayBeBehind: () => shared()?.mayBeBehind(),
    headersOf: ({ styleDigests }) => ({
      ...headers,
      'content-security-policy': rules.policyOf(notFoundPathOf('/'), styleDigests),
      'cache-control': 'no-store',
      ...noindexHeader,
      'cache-status': `"${site.cacheName}"; hit`,
    }),
    onFailure: (path, error) => log.warn('not-found page', { path, error }),
  })
  return { ...pages, begin: () => (hasBegun = true) }

  /** As the proxy says it of a parameter that breaks a rule, and the status pages of everything else. */
  function wordsOf(path: string): string | undefined {
    const isInvalid = matchRoute(routes, path).kind === 'invalid'
    return isInvalid ? new RouteValidationError(path).message : statusPages.words?.(404, path)
  }

  /** Below the prefix of a language the framework has one route for all pages. */
  function unmatched(path: string): Presence {
    const { languages, original } = site
    if (!languages) return 'unrouted'
    return languageOfPath(languages, path) === original ? 'unrouted' : 'absent'
  }

  function find(path: string): Presence | Promise<Presence> {
    const known = hasBegun ? framework() : undefined
    // A redirect that has not been read may lead on from any address.
    if (known?.redirects.latest() === undefined || path.endsWith(payload)) return 'present'
    const file = fileAt(path)
    if (file) return findFile(known, file)
    const match = matchRoute(routes, path)
    // The proxy leads to the right spelling.
    if (site.languages && findSpelling(routes, site.languages, path, match) !== undefined) return 'present'
    if (match.kind === 'unmatched') return unmatched(path)
    // The proxy of the site answers so.
    if (match.kind === 'invalid') return 'absent'
    const { document: type, lists, middleware, lang } = match.route
    const { uid, number } = match.params
    if (isNeverStored(match.route)) return 'present'
    if (type !== undefined && uid !== undefined && middleware?.includes('content'))
      return findDocument(known, { type, uid, lang }, 'absent')
    if (lists === undefined || number === undefined || !middleware?.includes('listing')) return 'present'
    const judge = (pages: number | 'unknown'): Presence =>
      pages !== 'unknown' && Number(number) > pages ? 'absent' : 'present'
    const pages = pagesOf(lists, lang)
    return typeof pages === 'number' ? judge(pages) : pages.then(judge, () => 'present' as const)
  }
}

function findFile(
  framework: Pick<FrameworkSide, 'addresses' | 'contentState'>,
  { unless }: AbsentFile,
): Presence | Promise<Presence> {
  if (!unless) return 'no-file'
  if (!('documents' in unless)) return findDocument(framework, unless, 'no-file')
  return framework.contentState().documents < unless.documents ? 'no-file' : 'present'
}

/** While it is not known what is published, the framework says so. */
function findDocument(
  { addresses }: Pick<FrameworkSide, 'addresses'>,
  { type, uid, lang }: { type: string; uid: string; lang?: string | undefined },
  without: Presence,
): Presence | Promise<Presence> {
  const presenceOf = (result: LookupResult): Presence => (result === 'not-found' ? without : 'present')
  const result = addresses.lookupNow(type, uid, lang)
  if (result !== undefined) return presenceOf(result)
  return addresses.lookup(type, uid, lang).then(presenceOf, () => 'present' as const)
}
