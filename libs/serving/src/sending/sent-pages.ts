import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { decideFastPath } from '../fast-path/decide-fast-path.ts'
import { finish, type FinishOptions } from '../finish/finish.ts'
import type { Refusal } from '../finish/refusal.ts'
import type { Replacement, SentPage } from '../http/site-response.ts'
import type { SiteRequest } from '../http/site-request.ts'
import { takesGzip } from '../store/choose-encoding.ts'
import { readBuildFacts } from '../store/build-facts.ts'
import { pathOf } from '../door/judge-target.ts'

/** Pages that the framework renders for each visit, and that need none of its scripts. */
export interface SentPagesOptions {
  /** Folder of the Next app, built. */
  folder: string
  /** Where its build is. @default '.next' */
  distDir?: string | undefined
  /** Whether the page of a path is one. Its client components are all islands. */
  isFinished: (path: string) => boolean
  /** The site's own scripts and styles, as of stored pages. */
  finishing: FinishOptions
  /** Headers in place of those the framework sent: its policy allows its own scripts. */
  headersOf: (page: { path: string; styleDigests: readonly string[] }) => Readonly<Record<string, string>>
  /** Called when a page was sent as the framework wrote it, and why. */
  onRefused?: ((path: string, why: Refusal) => void) | undefined
}

const compress = promisify(gzip)
/** As of everything that is compressed for one response. */
const level = 4

/**
 * Finishes pages on their way out. Give the result to `createSiteServer` as `sentPage`.
 *
 * @returns Looks at a request before the framework gets it. `undefined`: its response is sent as it is.
 * @throws {BuildUnreadableError} There is no build in the folder, or only half of one.
 *
 * @example
 * ```ts
 * createSiteServer({
 *   folder,
 *   port: 3000,
 *   sentPage: createSentPages({
 *     folder,
 *     isFinished: (path) => path.startsWith('/account'),
 *     finishing: { ownScripts: ['/builds/'] },
 *     headersOf: () => ({ 'content-security-policy': "script-src 'self'" }),
 *   }),
 * })
 * ```
 */
export function createSentPages({
  folder,
  distDir = '.next',
  isFinished,
  finishing,
  headersOf,
  onRefused,
}: SentPagesOptions): (request: SiteRequest) => SentPage | undefined {
  const rules = { previewModeId: readBuildFacts(folder, distDir).previewModeId }
  return (request) => {
    if (decideFastPath(request, rules).to !== 'store') return undefined
    const path = pathOf(request.url ?? '/')
    if (!isFinished(path)) return undefined
    const accepted = request.headers['accept-encoding']
    const { method } = request
    // Of a page that is only asked for its head, the framework renders nothing, and the policy is of what is in it.
    if (method === 'HEAD') request.method = 'GET'
    // What is compressed cannot be finished.
    delete request.headers['accept-encoding']
    return (response, review) => {
      request.method = method
      if (accepted !== undefined) request.headers['accept-encoding'] = accepted
      const replacement = review()
      const type = String(response.getHeader('content-type') ?? '')
      if (replacement || !type.startsWith('text/html')) return replacement
      // The framework looks again once the head is written (16.4.5, compiled/compression), which comes next.
      delete request.headers['accept-encoding']
      return async (body) => {
        const outcome = finish(body.toString(), finishing)
        if ('untouched' in outcome) {
          onRefused?.(path, outcome.untouched)
          return encoded(response, body, accepted)
        }
        // Of scripts and styles that are in the page no more.
        response.removeHeader('link')
        const { finished, styleDigests } = outcome
        return encoded(response, Buffer.from(finished), accepted, headersOf({ path, styleDigests }))
      }
    }
  }
}

async function encoded(
  { statusCode: status }: ServerResponse,
  body: Buffer,
  accepted: string | string[] | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Replacement> {
  const own = { ...headers, vary: 'accept-encoding' }
  if (!takesGzip(accepted)) return { status, headers: own, body }
  return { status, headers: { ...own, 'content-encoding': 'gzip' }, body: await compress(body, { level }) }
}
