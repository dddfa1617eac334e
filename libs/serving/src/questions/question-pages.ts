import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlainRequest } from '../door/plain-request.ts'
import { answerPlainly, answerStored } from '../fast-path/answer-stored.ts'
import { decideFastPath, type FastPathRules, keyOf } from '../fast-path/decide-fast-path.ts'
import type { PageVariants } from '../fast-path/page-entries.ts'
import { wait, withPatience } from '../fast-path/timing/wait.ts'
import { createVariantChoice } from '../fast-path/variant-choice.ts'
import type { SiteRequest } from '../http/site-request.ts'
import type { FallThrough } from '../server/create-site-server.ts'
import { inRequest, requestIdOrNew } from '../log/request-context.ts'
import { noteOutcome } from '../traffic/outcome.ts'
import { readBuildFacts } from '../store/build-facts.ts'
import { networkOf } from '@house-edge/paths'
import { findClientAddress } from '../door/judge-forwarding.ts'
import { createQuestionRate } from './question-rate.ts'
import { createStoredQuestions } from './stored-questions.ts'
import type { OwnMarkup, PageShell } from './page-shell.ts'
import { contentType, type HeaderList, sendPage, sendRedirect, withOwn } from './send-page.ts'
import { createShellOnce, type ShellOptions } from './shell-once.ts'
import { createVisitPages, type VisitPagesOptions } from './visit-pages.ts'

/** A question, as a request asks it. */
export interface RequestedQuestion {
  /** Everything that the page depends on besides the content. */
  key: string
  /** Whether the page may be kept for others who ask the same. */
  isKept: boolean
  /** Whether the page is for those alone who send no cookies. @default false */
  isForStrangers?: boolean | undefined
  /** Renders the page. `undefined`: the framework has to answer. `absent`: there is no such page, which is said with 404. */
  render: () => Promise<QuestionResponse | 'absent' | undefined>
}

/** What is answered to a question: a page, or where it is answered. */
export type QuestionResponse =
  | (OwnMarkup & {
      /** Besides those of all. */
      headers?: HeaderList | undefined
      /** It is not whole, or older than what is published, so it is sent once and not kept. */
      isPassing?: boolean
      /** What it shows: it is kept until one of these has changed. Default: until anything has. */
      tags?: readonly string[] | undefined
    })
  | { redirectTo: string; /** @default 307 */ status?: number | undefined }

/** Pages that answer questions, rendered by this server and not by the framework. */
export interface QuestionPagesOptions
  extends ShellOptions, Pick<FastPathRules, 'hosts' | 'needsSignIn' | 'hasRedirect'> {
  /** Folder of the Next app, built. */
  folder: string
  /** Where its build is. @default '.next' */
  distDir?: string | undefined
  /** Whether a path is that of a question. */
  isQuestion: (path: string) => boolean
  /**
   * Reads the question of a request. `undefined`: the framework has to answer. `absent`: there is no such page.
   *
   * @param header Reads a header of the request, by its name in small letters.
   */
  ask: (
    path: string,
    query: URLSearchParams,
    header: (name: string) => string | undefined,
  ) => RequestedQuestion | 'absent' | undefined
  /** Reads and renders pages for one visitor, of which nothing is kept. Default: the framework does. */
  openVisit?: VisitPagesOptions['open'] | undefined
  variants?: PageVariants | undefined
  /** The version of the content that a rendering shows that begins now. `undefined`: none can be shown yet. */
  version: () => string | undefined
  /** The tags of all that was published since a version. Default, and `undefined`: it is not known, so all pages go. */
  changedSince?: ((version: string) => ReadonlySet<string> | undefined) | undefined
  /** As of finished pages: a promise while something may have been published of which this process has not heard. */
  mayBeBehind?: (() => Promise<unknown> | undefined) | undefined
  /** Headers of these pages, besides their type. */
  headersOf: (page: QuestionFacts) => Readonly<Record<string, string>>
  /** Memory for all that is kept. Bytes. @default 16 MiB */
  maxBytes?: number | undefined
  /**
   * How many questions that are not kept one network asks in a minute, and at once. Beyond that it gets 429 with
   * `Retry-After`. `Infinity`: as many as it likes. @default 600
   */
  newPerMinute?: number | undefined
  /** As of the server: number of own servers in front. @default 0 */
  trustedHops?: number | undefined
  /** A monotonic clock. Milliseconds. @default performance.now */
  now?: (() => number) | undefined
  /** Milliseconds since 1970. @default Date.now */
  clock?: (() => number) | undefined
  /** Waits. Milliseconds. Default: a timer. */
  pause?: ((ms: number) => Promise<void>) | undefined
}

/** What the headers of a page may depend on. */
export interface QuestionFacts {
  path: string
  /** Digests of the style sheets in the page, for its policy. */
  styleDigests: readonly string[]
  /** Whether it is kept for others who ask the same. */
  isKept: boolean
}

/** Answers questions. */
export interface QuestionPages {
  answer: (request: IncomingMessage, response: ServerResponse, pass: FallThrough) => boolean
  answerPlain: (request: PlainRequest, response: ServerResponse) => boolean
  /** Answers a visit of a page for one visitor: `SiteServerOptions.answerVisit`. */
  answerVisit: (request: SiteRequest, response: ServerResponse) => Promise<boolean | 'absent'>
}

/** How long a request waits, also until this process knows what is published. */
const patienceMs = 4_000
/** A publish may come during a rendering, and another during the next. */
const mostRenderings = 3
/** Questions that are rendered at once. Each is short, so that more only wait for content that does not come. */
const mostUnderWay = 256
const dayMs = 86_400_000
const retryAfterSeconds = 5

/**
 * Creates the pages that answer questions. Each is rendered from what is published when it is asked for, and kept, once it
 * has been asked twice, until something that it shows is published or the day (UTC) ends, whichever comes first.
 *
 * @throws {BuildUnreadableError} There is no build in the folder, or only half of one.
 */
export function createQuestionPages(options: QuestionPagesOptions): QuestionPages {
  const { isQuestion, version, headersOf, onFailure, variants, folder, distDir = '.next' } = options
  const { mayBeBehind = () => undefined, maxBytes = 16 * 2 ** 20, clock = Date.now, pause = wait } = options
  const { newPerMinute = 600, trustedHops = 0, now = () => performance.now() } = options
  const rate = createQuestionRate(newPerMinute, now)
  const day = (): string => String(Math.floor(clock() / dayMs))
  const stamp = (): string => `${day()} ${version()}`
  const kept = createStoredQuestions(maxBytes, stamp, (before) => {
    const [ofDay, ofVersion] = splitOnce(before, ' ')
    return ofDay === day() ? options.changedSince?.(ofVersion) : undefined
  })
  const { variantOf, keyOfPlain } = createVariantChoice(variants)
  /** What the variant of a target says already. */
  const varies = new Set(variants?.varies)
  const shell = createShellOnce(options)
  const { hosts, needsSignIn, hasRedirect } = options
  const rules: FastPathRules = {
    previewModeId: readBuildFacts(folder, distDir).previewModeId,
    hosts,
    needsSignIn,
    hasRedirect,
    variantOf: (_path, headers) => variantOf(headers as Record<string, string | undefined>),
  }
  const underWay = new Map<string, Promise<Rendered | undefined>>()

  return {
    answer: (request, response, pass) => {
      const { url = '' } = request
      const [path, search] = splitOnce(url, '?')
      if (!isQuestion(path)) return false
      const decision = decideFastPath(request, rules)
      if (decision.to !== 'store' || version() === undefined) return false
      const asked = askOf(path, search, request)
      if (!asked) return false
      if (asked === 'absent') {
        noteOutcome(response, 'asked')
        pass({ status: 404 })
        return true
      }
      const stored = mayBeBehind() ? undefined : kept.find(asked.key)
      if (!stored) {
        const retryAfterSeconds = waitOf(request)
        if (retryAfterSeconds > 0) pass({ status: 429, retryAfterSeconds })
        else {
          noteOutcome(response, 'asked')
          void inRequest(requestIdOrNew(), () =>
            withPatience(pause(patienceMs), (late) =>
              answerRendered(path, asked, request, response, pass, late),
            ),
          )
        }
        return true
      }
      // What else it depends on does not show in the target, nor in its variant.
      if (asked.isForStrangers) kept.remember(strangersKey(url), asked.key)
      else if (asked.isOfTarget) kept.remember(keyOf(url, decision.key.split('\n')[1]), asked.key)
      answerStored(stored, request, response)
      return true
    },
    answerPlain: (request, response) => {
      const key =
        (request.cookie === undefined ? kept.keyOf(strangersKey(request.url)) : undefined) ??
        kept.keyOf(keyOfPlain(request))
      if (key === undefined) return false
      const { host, url } = request
      if (hosts && !hosts.has(host)) return false
      const [path] = splitOnce(url, '?')
      if (needsSignIn?.(path) || hasRedirect?.(url) || mayBeBehind()) return false
      const stored = kept.find(key)
      if (!stored) return false
      answerPlainly(stored, request, response)
      return true
    },
    answerVisit: createVisitPages({
      shell,
      // Who may see a page is said by what reads it.
      rules: { ...rules, needsSignIn: undefined },
      open: options.openVisit ?? (() => undefined),
      headersOf: (page) => headersOf({ ...page, isKept: false }),
      onFailure,
    }),
  }

  /** Seconds that the network of a request has to wait. */
  function waitOf({ headers, socket }: IncomingMessage): number {
    if (newPerMinute === Infinity) return 0
    const address = findClientAddress(headers, socket.remoteAddress, trustedHops)
    return rate.take(networkOf(address ?? ''))
  }

  function askOf(
    path: string,
    search: string,
    { headers }: IncomingMessage,
  ): (RequestedQuestion & { isOfTarget: boolean }) | 'absent' | undefined {
    let isOfTarget = true
    const header = (name: string): string | undefined => {
      if (!varies.has(name)) isOfTarget = false
      const value = headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    }
    try {
      const asked = options.ask(path, new URLSearchParams(search), header)
      return asked === 'absent' ? asked : asked && { ...asked, isOfTarget }
    } catch (error) {
      onFailure(path, error)
      return undefined
    }
  }

  async function answerRendered(
    path: string,
    asked: RequestedQuestion,
    request: IncomingMessage,
    response: ServerResponse,
    pass: FallThrough,
    late: Promise<'late'>,
  ): Promise<void> {
    try {
      const known = await Promise.race([mayBeBehind(), late])
      // The framework would answer from what may be older.
      if (known === 'late' || underWay.size >= mostUnderWay) return pass({ status: 503, retryAfterSeconds })
      const rendered = await Promise.race([renderOnce(path, asked), late])
      // Then the framework says what is amiss.
      if (!rendered || rendered === 'late') return pass()
      const { page, around } = rendered
      if (page === 'absent') return pass({ status: 404 })
      if ('redirectTo' in page) {
        const own = headersOf({ path, styleDigests: around.styleDigests, isKept: false })
        return sendRedirect(page, own, response)
      }
      const isLasting = asked.isKept && !page.isPassing && rendered.stamp === stamp()
      const isKept = isLasting && kept.isOften(asked.key)
      const facts = { path, styleDigests: around.styleDigests, isKept }
      const own = withOwn(headersOf(facts), page.headers)
      if (!isKept) return sendPage(page, around, own, request, response, asked.isKept ? path : undefined)
      const answer = { body: around.identity(page), headers: [contentType, ...own] }
      answerStored(kept.keep(asked.key, answer, page.tags), request, response)
    } catch (error) {
      onFailure(path, error)
      if (!response.headersSent) pass()
    }
  }

  /** Renders a question once for all who ask it at the same time. */
  async function renderOnce(path: string, asked: RequestedQuestion): Promise<Rendered | undefined> {
    const key = `${stamp()} ${asked.key}`
    const current = underWay.get(key) ?? render(path, asked).finally(() => underWay.delete(key))
    underWay.set(key, current)
    return current
  }

  async function render(path: string, asked: RequestedQuestion): Promise<Rendered | undefined> {
    const around = await shell(path)
    if (!around) return undefined
    for (let times = 0; times < mostRenderings; times += 1) {
      const before = stamp()
      const page = await asked.render()
      if (stamp() === before) return page && { page, around, stamp: before }
    }
    return undefined
  }
}

/** Of a target, asked for without cookies. No target has a line break. */
function strangersKey(url: string): string {
  return `${url}\nwithout cookies`
}

interface Rendered {
  page: QuestionResponse | 'absent'
  around: PageShell
  /** What it is valid for. */
  stamp: string
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
