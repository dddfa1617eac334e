import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from '../door/judge-target.ts'
import type { PlainRequest } from '../door/plain-request.ts'
import { answerPlainly, answerStored } from '../fast-path/answer-stored.ts'
import { decideFastPath, type FastPathRules, pathOfKey } from '../fast-path/decide-fast-path.ts'
import { wait, withPatience } from '../fast-path/timing/wait.ts'
import { createVariantChoice } from '../fast-path/variant-choice.ts'
import type { FallThrough, StoredResponder } from '../server/create-site-server.ts'
import { readBuildAddresses } from '../store/build-addresses.ts'
import { readBuildFacts } from '../store/build-facts.ts'
import { createNotFoundPage, type NotFoundPageOptions } from './not-found-page.ts'

/**
 * What a site knows of a path.
 *
 * - `absent`: it has no page there.
 * - `unrouted`: it names no page there. There is none, unless the build has one that the site does not name.
 * - `no-file`: it has a handler there, which has no file of that name. `words` say so.
 * - `present`: it may have one, and the path is left to `otherwise`.
 */
export type Presence = 'absent' | 'unrouted' | 'no-file' | 'present'

/** Which addresses have no page, and what is answered there. */
export interface AbsentPagesOptions
  extends
    Omit<NotFoundPageOptions, 'clock' | 'now' | 'notFoundPath'>,
    Pick<FastPathRules, 'hosts' | 'needsSignIn' | 'hasRedirect'> {
  /** Folder of the Next app, built. */
  folder: string
  /** Where its build is. @default '.next' */
  distDir?: string | undefined
  /** What the site knows of a path now; a promise, which never rejects, where it has to look. */
  find: (path: string) => Presence | Promise<Presence>
  /** Whether a path is that of a file, such as one of `public`. */
  isFile: (path: string) => boolean
  /** Paths at which the framework renders not-found pages: one for all, or by the absent path, one for each language. */
  notFoundPath: string | ((path: string) => string)
  /** Answers what is not absent. */
  otherwise: StoredResponder
  /** What is said in place of the page to a User-Agent that is a machine's. `undefined`, and default: it gets the page. */
  words?: ((path: string, userAgent: string | undefined) => string | undefined) | undefined
  /** As of finished pages: a promise while something may have been published of which this process has not heard. */
  mayBeBehind?: (() => Promise<unknown> | undefined) | undefined
  /** Milliseconds since 1970. @default Date.now */
  clock?: (() => number) | undefined
  /** A monotonic clock. Milliseconds. @default performance.now */
  now?: (() => number) | undefined
  /** Waits. Milliseconds. Default: a timer. */
  pause?: ((ms: number) => Promise<void>) | undefined
}

interface Asked {
  path: string
  variant: string | undefined
}

/** Answers addresses that have no page. */
export interface AbsentPages {
  answer: StoredResponder
  /** Answers a plain request for an address that is known to have no page, as `answer` would. */
  answerPlain: (request: PlainRequest, response: ServerResponse) => boolean
}

/** As long as for a finished page. */
const patienceMs = 4_000
const retryAfterSeconds = 5

/** What the framework leads to another spelling of, or reads in its own way, is left to it. */
const ordinary = /^(?:\/[^/\\]+)+$/
/** The same of an address that nothing but the build is asked about. */
const unescaped = /^[\w.~/-]+$/
/** Of the framework, of handlers, and where the server itself is asked how it is. */
const reserved = /^\/(?:_|api(?:\/|$))/

/**
 * Creates the answers to addresses that have no page: the not-found page with 404, rendered once for all of them. Nothing
 * is kept of an address that was asked for.
 *
 * The framework is asked all the same about addresses that `proxy.ts` is not asked about: those of files and handlers, but
 * for files of which the site knows that they are not there.
 *
 * @throws {BuildUnreadableError} There is no build in the folder, or only half of one.
 */
export function createAbsentPages(options: AbsentPagesOptions): AbsentPages {
  const { folder, distDir = '.next', find, isFile, otherwise, variants } = options
  const { hosts, needsSignIn, hasRedirect } = options
  const { words = () => undefined, headersOf, mayBeBehind = () => undefined, pause = wait } = options
  const { clock = Date.now, now = () => performance.now() } = options
  const addresses = readBuildAddresses(folder, distDir)
  const made = new Map<string, ReturnType<typeof createNotFoundPage>>()
  const notFoundOf = (path: string): ReturnType<typeof createNotFoundPage> => {
    const { notFoundPath: given } = options
    const notFoundPath = typeof given === 'string' ? given : given(path)
    const page = made.get(notFoundPath) ?? createNotFoundPage({ ...options, notFoundPath, clock, now })
    made.set(notFoundPath, page)
    return page
  }
  let headersOfWords: Readonly<Record<string, string>> | undefined
  const { variantOf, keyOfPlain } = createVariantChoice(variants)
  const rules: FastPathRules = {
    previewModeId: readBuildFacts(folder, distDir).previewModeId,
    hosts,
    needsSignIn,
    hasRedirect,
    variantOf: (_path, headers) => variantOf(headers as Record<string, string | undefined>),
  }

  return {
    answer: (request, response, pass) => {
      const asked = readAsked(request)
      const known = asked && isAbsent(asked.path)
      if (!asked || known === false) return otherwise(request, response, pass)
      const isKnown = known === true && !mayBeBehind()
      if (!isKnown || !answerNow(asked, request, response))
        void withPatience(pause(patienceMs), (late) => answerWhenKnown(request, response, pass, late))
      return true
    },
    answerPlain: (request, response) => {
      const { host, url } = request
      if (hosts && !hosts.has(host)) return false
      const mark = url.indexOf('?')
      const path = mark === -1 ? url : url.slice(0, mark)
      // Other spellings are led to this one.
      if (!unescaped.test(path) || url.includes('#', mark)) return false
      if (needsSignIn?.(path) || hasRedirect?.(url) || mayBeBehind()) return false
      if (isAbsent(path) !== true) return false
      if (answerInWords(path, userAgentOf(response.req), response)) return true
      const page = notFoundOf(path).current(keyOfPlain(request).split('\n')[1])
      if (!page) return false
      answerPlainly(page, request, response)
      return true
    },
  }

  /** What is asked for. `undefined`: the framework has to answer. */
  function readAsked(request: IncomingMessage): Asked | undefined {
    const decision = decideFastPath(request, rules)
    if (decision.to !== 'store') return undefined
    return { path: pathOfKey(decision.key), variant: decision.key.split('\n')[1] }
  }

  function isAbsent(path: string): boolean | Promise<boolean> {
    if (!ordinary.test(path) || reserved.test(path)) return false
    const found = find(path)
    return typeof found === 'string' ? judge(path, found) : found.then((presence) => judge(path, presence))
  }

  function judge(path: string, found: Presence): boolean {
    if (found === 'present' || found === 'no-file') return found === 'no-file'
    if (isFile(path) || !addresses.isOfProxy(path)) return false
    return found === 'absent' || (unescaped.test(path) && !addresses.hasRoute(path))
  }

  /** @returns Whether there was a page to answer with, or words. */
  function answerNow({ path, variant }: Asked, request: IncomingMessage, response: ServerResponse): boolean {
    if (answerInWords(path, request.headers['user-agent'], response)) return true
    const page = notFoundOf(path).current(variant)
    if (page) answerStored(page, request, response)
    return page !== undefined
  }

  function answerInWords(path: string, userAgent: string | undefined, response: ServerResponse): boolean {
    const said = words(path, userAgent)
    if (said === undefined) return false
    // The same for all: to write the policy anew would cost as much as the answer.
    headersOfWords ??= { ...headersOf({ styleDigests: [] }), 'content-type': 'text/plain; charset=utf-8' }
    response.writeHead(404, { ...headersOfWords, 'content-length': Buffer.byteLength(said) })
    // As text, which Node sends in one piece with the head. It leaves out the body for HEAD.
    response.end(said)
    return true
  }

  /** Waits until this process knows what is published, and for the page. */
  async function answerWhenKnown(
    request: IncomingMessage,
    response: ServerResponse,
    pass: FallThrough,
    late: Promise<'late'>,
  ): Promise<void> {
    await Promise.race([notFoundOf(pathOf(request.url ?? '/')).made(), late])
    const known = await Promise.race([mayBeBehind(), late])
    if (known === 'late') return pass({ status: 503, retryAfterSeconds })
    // A redirect may have been published meanwhile.
    const asked = readAsked(request)
    // Last, so that nothing comes between that and the answer.
    const isKnown = asked !== undefined && (await Promise.race([isAbsent(asked.path), late])) === true
    if (isKnown) {
      if (!answerNow(asked, request, response)) pass({ status: 404 })
    } else if (!otherwise(request, response, pass)) pass()
  }
}

/** Of the headers as they came: to have them all read would cost more than the answer. */
function userAgentOf({ rawHeaders }: IncomingMessage): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 10 && name.toLowerCase() === 'user-agent') return rawHeaders[at + 1]
  }
  return undefined
}
