import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlainRequest } from '../door/plain-request.ts'
import { answerPlainly, answerStored } from '../fast-path/answer-stored.ts'
import { decideFastPath, type FastPathRules } from '../fast-path/decide-fast-path.ts'
import { wait, withPatience } from '../fast-path/timing/wait.ts'
import type { PrivateResponse, PrivateRequest } from '../http/private-door.ts'
import { createStoredQuestions } from '../questions/stored-questions.ts'
import type { FallThrough } from '../server/create-site-server.ts'
import { readBuildFacts } from '../store/build-facts.ts'
import type { PageResponse, StoredResponse } from '../store/stored-response.ts'

/** Which responses of handlers are kept, and until when. */
export interface KeptHandlersOptions extends Pick<FastPathRules, 'hosts' | 'needsSignIn' | 'hasRedirect'> {
  /** Folder of the Next app, built. */
  folder: string
  /** Where its build is. @default '.next' */
  distDir?: string | undefined
  /** Asks the framework from inside the process. */
  askFramework: (asked: PrivateRequest) => Promise<PrivateResponse>
  /**
   * What the response of a handler depends on, besides the content: it is the same for all who ask for the same key.
   * `undefined`: it is not kept.
   */
  keyOf: (path: string, query: URLSearchParams) => string | undefined
  /** The version of the content that a response shows that is made now. `undefined`: none can be shown yet. */
  version: () => string | undefined
  /** As of finished pages: a promise while something may have been published of which this process has not heard. */
  mayBeBehind?: (() => Promise<unknown> | undefined) | undefined
  /** Headers of every response that does not set them itself. */
  headers: Readonly<Record<string, string>>
  /** Called when a handler could not be asked; the framework answers then. */
  onFailure: (path: string, error: unknown) => void
  /** Memory for all that is kept. Bytes. @default 8 MiB */
  maxBytes?: number | undefined
  /** Milliseconds since 1970. @default Date.now */
  clock?: (() => number) | undefined
  /** Waits. Milliseconds. Default: a timer. */
  pause?: ((ms: number) => Promise<void>) | undefined
}

/** Answers for handlers with what they have answered before. */
export interface KeptHandlers {
  answer: (request: IncomingMessage, response: ServerResponse, pass: FallThrough) => boolean
  answerPlain: (request: PlainRequest, response: ServerResponse) => boolean
}

const patienceMs = 4_000
const dayMs = 86_400_000
/** Invented addresses must not fill the memory. */
const mostRefused = 1_000

/** Of the connection, of what the framework did, or made anew for the body that is kept. */
const ownHeaders =
  /^(?:connection|keep-alive|date|transfer-encoding|content-length|content-encoding|etag|vary|x-nextjs-.+)$/
const forbidden = /(?:^|[\s,])(?:private|no-store)(?:[\s,=]|$)/i

/**
 * Keeps responses of handlers that show what is published, such as feeds: compressed, with a validator, and until the next
 * publish or the end of the day (UTC), whichever comes first. What is not 200, sets a
 * cookie, or says that it is `private` or not to be stored, is left to the framework each time.
 *
 * @throws {BuildUnreadableError} There is no build in the folder, or only half of one.
 */
export function createKeptHandlers(options: KeptHandlersOptions): KeptHandlers {
  const { folder, distDir = '.next', askFramework, keyOf, version, headers, onFailure } = options
  const { mayBeBehind = () => undefined, maxBytes = 8 * 2 ** 20, clock = Date.now, pause = wait } = options
  const { hosts, needsSignIn, hasRedirect } = options
  const stamp = (): string => `${version()} ${Math.floor(clock() / dayMs)}`
  const kept = createStoredQuestions(maxBytes, stamp)
  const { previewModeId } = readBuildFacts(folder, distDir)
  const rules: FastPathRules = { previewModeId, hosts, needsSignIn, hasRedirect }
  /** Keys whose response is not kept, at this stamp. */
  const refused = new Set<string>()
  let refusedAt = ''
  const underWay = new Map<string, Promise<StoredResponse | undefined>>()

  return {
    answer: (request, response, pass) => {
      const { url = '' } = request
      const key = keyOfTarget(url)
      if (key === undefined || version() === undefined) return false
      if (decideFastPath(request, rules).to !== 'store') return false
      const stored = mayBeBehind() ? undefined : kept.find(key)
      if (stored) {
        kept.remember(url, key)
        answerStored(stored, request, response)
        return true
      }
      if (isRefused(key)) return false
      void answerAsked(url, key, request, response, pass)
      return true
    },
    answerPlain: (request, response) => {
      const { host, url } = request
      const key = kept.keyOf(url)
      if (key === undefined || (hosts && !hosts.has(host))) return false
      if (needsSignIn?.(url.split('?', 1)[0]!) || hasRedirect?.(url) || mayBeBehind()) return false
      const stored = kept.find(key)
      if (!stored) return false
      answerPlainly(stored, request, response)
      return true
    },
  }

  /** Whether the framework has answered with something that is not kept: it must not be asked twice each time. */
  function isRefused(key: string): boolean {
    if (refusedAt !== stamp() || refused.size >= mostRefused) refused.clear()
    refusedAt = stamp()
    return refused.has(key)
  }

  function keyOfTarget(url: string): string | undefined {
    const mark = url.indexOf('?')
    return mark === -1
      ? keyOf(url, new URLSearchParams())
      : keyOf(url.slice(0, mark), new URLSearchParams(url.slice(mark + 1)))
  }

  async function answerAsked(
    url: string,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    pass: FallThrough,
  ): Promise<void> {
    const stored = await withPatience(pause(patienceMs), async (late) => {
      const known = await Promise.race([mayBeBehind(), late])
      return known === 'late' ? undefined : Promise.race([askOnce(url, key), late])
    })
    if (!stored || stored === 'late') return pass()
    answerStored(stored, request, response)
  }

  /** Once for all who ask for the same at the same time. */
  function askOnce(url: string, key: string): Promise<StoredResponse | undefined> {
    const at = `${stamp()} ${key}`
    const current = underWay.get(at) ?? askHandler(url, key).finally(() => underWay.delete(at))
    underWay.set(at, current)
    return current
  }

  async function askHandler(url: string, key: string): Promise<StoredResponse | undefined> {
    const before = stamp()
    try {
      const answer = await askFramework({ path: url })
      // What was published meanwhile may be in it, or not.
      if (stamp() !== before) return undefined
      if (isKept(answer)) return kept.keep(key, entryOf(answer))
      refused.add(key)
      return undefined
    } catch (error) {
      onFailure(url, error)
      return undefined
    }
  }

  function entryOf({ headers: sent, body }: PrivateResponse): PageResponse {
    const own = Object.entries(sent).flatMap(([name, value]) =>
      value === undefined || ownHeaders.test(name) ? [] : [[name, String(value)] as const],
    )
    return { body, headers: Object.entries({ ...headers, ...Object.fromEntries(own) }) }
  }
}

function isKept({ status, headers }: PrivateResponse): boolean {
  if (status !== 200 || headers['set-cookie'] !== undefined) return false
  return headers['content-encoding'] === undefined && !forbidden.test(headers['cache-control'] ?? '')
}
