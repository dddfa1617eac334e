import { revalidatePath as nextRevalidatePath, revalidateTag as nextRevalidateTag } from 'next/cache'
import { tagsOfChange } from '../tags/document-tags.ts'
import { isContentError } from '../errors/content-error.ts'
import type { ContentChange, ContentStore } from '../store/content-store.ts'
import type { Webhook } from '../wire/webhook.ts'
import { createAdmission, type WebhookPeers } from './admit-webhook.ts'
import { callOwnWebhook } from './call-webhook.ts'
import { type Confirmation, createConfirmations, type OtherProcesses } from '../processes/confirmations.ts'
import { createForgetting, type ForgetAtEdge, type UnforgottenListener } from '../processes/forget-at-edge.ts'
import { takeOwnCall } from '../processes/own-calls.ts'
import { type PageRegistry, sharedPages } from './page-registry.ts'
import { createWarmer, type WarmOptions } from './warm-pages.ts'
import { systemClock } from '../http/clock.ts'

/** How a publish reaches the pages. */
export interface RevalidateEntryOptions {
  /** The webhook's secret. When unset or empty, every call is refused. */
  secret: string | undefined
  /** One that is accepted as well, while the webhook's secret is changed. */
  previousSecret?: string | undefined
  store: Pick<ContentStore, 'refresh' | 'takeChanges' | 'state'>
  /** Drops the pages with a tag. Default: the framework's. */
  revalidateTag?: typeof nextRevalidateTag | undefined
  /** Drops one page. Default: the framework's. */
  revalidatePath?: ((path: string) => void) | undefined
  /** Renders pages again before answering. Default: pages are rendered when a visitor comes. */
  warm?: WarmOptions | undefined
  /**
   * Removes a stored page that shows removed content, for sites that keep finished pages in front of the
   * framework. Default: nothing is removed.
   */
  drop?: ((path: string) => void) | undefined
  /**
   * Names the pages that show something older than this version of the content, before any of them is rendered:
   * a site that keeps finished pages over a restart then knows that all others show it. `own` are those of the documents
   * themselves, changed or removed. Default: none are named.
   */
  touch?: ((paths: readonly string[], ref: string, own: readonly string[]) => void) | undefined
  /**
   * Whether a page is held back from visitors, after `touch`, until it has been rendered again: a request for it starts the
   * rendering and waits. Such pages are warmed after the others, and the response waits only for the first of them,
   * that of the document that changed. Default: none.
   */
  isHeld?: ((path: string) => boolean) | undefined
  /** Other processes of the site, each with its own store and pages. Default: there are none. */
  others?: OtherProcesses | undefined
  /**
   * Has a cache in front of the site forget what a publish has changed. Called once no process shows it any more, also
   * for a publish that was found without a call of the service; the webhook is answered after that. Default: there is no
   * such cache, or it asks every time.
   */
  forget?: ForgetAtEdge | undefined
  /**
   * Called when `forget` has rejected, with its error and what was not forgotten: for the log, because the webhook's answer
   * is seen by the content service alone. Default: it is not reported.
   */
  onUnforgotten?: UnforgottenListener | undefined
  /**
   * Called with what a call of the webhook is answered, and who made it: the `service`, this process about what it has
   * `found` itself, or about what it has `heard` of another. For counters. Default: nobody is told.
   */
  onAnswer?: ((result: RevalidateResult, caller: WebhookCaller) => void) | undefined
  /** Counts refused calls together with other processes of the site. Default: this process counts alone. */
  peers?: WebhookPeers | undefined
  /** Which pages there are. Default: those that `tagPage` has noted. */
  pages?: Pick<PageRegistry, 'showing' | 'forget' | 'size' | 'isOlder'> | undefined
  /** A longer body is refused. Bytes. @default 262_144 */
  maxBodyBytes?: number | undefined
  /** The time, in milliseconds since 1970. Default: the machine's, which is not followed where it is set back. */
  now?: (() => number) | undefined
}

/**
 * What a call of the webhook answers. `done` and `nothing-changed` promise that no process shows a visitor an older
 * page any more, unless it cannot be rendered, or is not one of a changed document and has not been in time: then the
 * last good page is shown. `deferred`, `unconfirmed` and `unforgotten`
 * do not promise it yet.
 */
export interface RevalidateResult {
  /**
   * `deferred`: the content service did not answer this process, or has not named the version that the call announced;
   * the process goes on looking. `unconfirmed`: other processes were told, and have not confirmed in time.
   * `unforgotten`: the cache in front could not be told, and may show what it has kept until that is over.
   */
  status: 'done' | 'nothing-changed' | 'deferred' | 'unconfirmed' | 'unforgotten' | 'test'
  /** Why nothing is promised yet. */
  code?: 'content/publish-deferred' | 'content/publish-unconfirmed' | 'content/publish-unforgotten'
  /** How many other processes have not confirmed. 0 with `unconfirmed`: it is not known how many there are. */
  unconfirmed?: number
  /** The version of the content that is read now. */
  ref?: string | undefined
  /** Documents that are new or have changed. */
  changed?: number
  /** Documents that are gone. */
  removed?: number
  /** Documents known, of which `changed` and `removed` are some. */
  documents?: number
  /**
   * Pages dropped, because they showed what changed: `count` of all `known` ones, the first hundred by
   * name.
   */
  dropped?: { count: number; known: number; paths: string[] }
  /** The cache tags that were dropped. */
  tags?: string[]
  /** Paths of pages that were rendered again. */
  fresh?: string[]
  /** Paths of pages that could not be rendered again. */
  failed?: string[]
}

/** Who calls the webhook. */
export type WebhookCaller = 'service' | 'found' | 'heard'

/** What a call says of a publish. */
type PublishHint = Readonly<Pick<Webhook, 'masterRef' | 'acceptDisappearance'>> & {
  documents: readonly string[]
}

/** What a process's own call says besides. */
const nothingSaid = { type: 'api-update', documents: [], acceptDisappearance: false } as const

/** How many page names a response contains at most. */
const maxNamed = 100
/** How many held pages the response waits for, to report their result. */
const maxHeldAwaited = 1

/**
 * Creates the handler that the content service calls after a publish.
 *
 * The body is only taken as a hint that something happened: the store checks for
 * itself, so duplicate, replayed or reordered calls change nothing. Pages that show a
 * changed document are dropped with `'max'`: should rendering fail, the old page stays.
 * Pages of removed documents are dropped at once, for a takedown. The answer names the
 * pages that were dropped and comes when they have been warmed, or the first of them
 * when there are many, and when other processes have confirmed.
 *
 * A process that has heard of a publish from another, or finds it by itself, calls its own webhook by
 * `callOwnWebhook`, which needs no secret. With `heard` it tells no others, and is answered when no older page
 * is shown any more; held pages are rendered after that.
 *
 * Refusals: 401 for a wrong secret, 413 too large, 400 not JSON or not a webhook.
 * After 30 refusals of one caller in a minute, or 300 of all, 429 in their place.
 * A call with the right secret is never refused for the calls of others. Concurrent
 * calls share their checks of the service: a burst of ten, then two a second.
 *
 * @example
 * ```ts
 * // app/api/revalidate/route.ts
 * export const POST = revalidateEntry({ secret, store, warm: { origin: 'http://127.0.0.1:3000' } })
 * ```
 */
export function revalidateEntry(options: RevalidateEntryOptions): (request: Request) => Promise<Response> {
  const { secret, store, revalidateTag = nextRevalidateTag, maxBodyBytes = 262_144 } = options
  const { pages = sharedPages(), revalidatePath = nextRevalidatePath, now = systemClock.now } = options
  const warmer = options.warm && createWarmer(options.warm)
  const confirmations = createConfirmations(options.others)
  const forgetting = createForgetting(options.forget, options.onUnforgotten)
  const admit = createAdmission({
    secret,
    previousSecret: options.previousSecret,
    peers: options.peers,
    maxBodyBytes,
    now,
  })

  return async (request) => {
    const own = takeOwnCall(request.headers)
    if (own?.again) return own.again.length === 0 ? answerWith({ status: 'test' }) : dropAgain(own.again)
    const hook = own ? { ...nothingSaid, masterRef: own.masterRef } : await admit(request)
    if (hook instanceof Response) return hook
    if (hook.type === 'test-trigger') return answerWith({ status: 'test' })

    const isHeard = own?.heard ?? false
    if (!isHeard) options.others?.alert()
    // Each step of the reading would wait for a rendering of the publish before.
    warmer?.rest()
    const read = await refresh(hook)
    const isCurrent = read !== 'unanswered'
    // No `await` before the pages are held: a call beside this one would answer for pages that are still shown.
    const change = store.takeChanges()
    const { answer, paths, generation } = change ? dropPagesShowing(change) : nothingDropped()
    const held = paths.filter((path) => options.isHeld?.(path))
    const isShownNowhere = held.length === paths.length
    if (change && isCurrent && isShownNowhere) options.others?.confirm(change.ref)
    const shown = change?.ref ?? (isCurrent ? store.state.ref : undefined)
    const said = isHeard || shown === undefined ? undefined : confirmations.of(shown)
    // The process that told this one of a publish has the cache in front forget it.
    const forgetWhen = isHeard ? undefined : forgetting(change && { tags: answer.tags ?? [], paths })
    // A page being warmed may still show the version before: it must be done before it is dropped again.
    const pausing = warmer?.pause()
    if (!isShownNowhere) await pausing

    const later = new Set(held.slice(maxHeldAwaited))
    const warm = async (): Promise<Pick<RevalidateResult, 'fresh' | 'failed'>> => {
      await pausing
      const result = await warmer?.warm(
        paths.filter((path) => !later.has(path)),
        [...later],
      )
      const gone = new Set(change?.removed.map(({ url }) => url))
      const old = result?.fresh.filter((path) => !gone.has(path) && pages.isOlder(path, generation))
      await replace(old ?? [], request)
      return change && result ? result : {}
    }
    return answerAfter(async () => {
      const warming = warm()
      const isForgotten = forgetWhen?.(isShownNowhere ? Promise.resolve(said) : Promise.all([said, warming]))
      const result = isHeard && change && isShownNowhere ? {} : await warming
      const whole = { ...answer, ...result, ...unkept(read === 'current', await said, await isForgotten) }
      options.onAnswer?.(whole, isHeard ? 'heard' : own ? 'found' : 'service')
      return whole
    })
  }

  function nothingDropped(): ReturnType<typeof dropPagesShowing> {
    return { answer: { status: 'nothing-changed', ref: store.state.ref }, paths: [], generation: 0 }
  }

  /**
   * Drops the pages that show what a publish changed: their tags in the framework's cache, and what the server in
   * front of it keeps. `paths` are the pages to render again, those of the documents themselves first.
   */
  function dropPagesShowing(change: ContentChange): {
    answer: RevalidateResult
    paths: string[]
    generation: number
  } {
    const { changed, removed } = tagsOfChange(change)
    for (const tag of removed) revalidateTag(tag, { expire: 0 })
    for (const tag of changed) revalidateTag(tag, 'max')
    // Removed documents first: it may be a takedown.
    const takenDown = pages.showing(removed)
    for (const path of takenDown) options.drop?.(path)
    const dropped = [...new Set([...takenDown, ...pages.showing(changed)])]
    const own = [...change.removed, ...change.changed].flatMap(({ url }) => url ?? [])
    const paths = [...new Set([...own, ...dropped])]
    options.touch?.(paths, change.ref, own)
    const answer: RevalidateResult = {
      status: 'done',
      ref: change.ref,
      changed: change.changed.length,
      removed: change.removed.length,
      documents: store.state.documents,
      dropped: { count: dropped.length, known: pages.size, paths: dropped.slice(0, maxNamed) },
      tags: [...removed, ...changed],
    }
    return { answer, paths, generation: pages.forget(dropped) }
  }

  /**
   * A rendering that started before a drop can end after it, and the framework treats its result as new.
   * Such pages are dropped again in a separate request, because a response that is already being sent
   * cannot drop anything.
   */
  async function replace(paths: readonly string[], request: Request): Promise<void> {
    if (!options.warm || paths.length === 0) return
    const url = new URL(new URL(request.url).pathname, options.warm.origin).href
    await callOwnWebhook({ url, fetch: options.warm.fetch }, { again: paths })
  }

  async function dropAgain(paths: readonly string[]): Promise<Response> {
    for (const path of paths) revalidatePath(path)
    pages.forget(paths)
    if (!options.warm) return answerWith({ status: 'done' })
    const again = createWarmer(options.warm)
    return answerAfter(async () => ({ status: 'done', ...(await again.warm(paths)) }))
  }

  /** @returns `behind`: the service still names an older version than the call. */
  async function refresh(hook: PublishHint): Promise<'current' | 'behind' | 'unanswered'> {
    const { documents, masterRef, acceptDisappearance } = hook
    try {
      const isSeen = await store.refresh({
        hint: [...documents],
        acceptDisappearance,
        ...(masterRef && { expectRef: masterRef }),
      })
      return isSeen ? 'current' : 'behind'
    } catch (error) {
      // The service is down right after its call. The store keeps polling, and announces what it finds.
      if (isContentError(error)) return 'unanswered'
      throw error
    }
  }
}

/** What takes the promise out of an answer. */
function unkept(
  isCurrent: boolean,
  said: Confirmation | undefined,
  isForgotten = true,
): Partial<RevalidateResult> {
  if (!isCurrent) return { status: 'deferred', code: 'content/publish-deferred' }
  if (said && !said.isWhole)
    return { status: 'unconfirmed', code: 'content/publish-unconfirmed', unconfirmed: said.unconfirmed }
  return isForgotten ? {} : { status: 'unforgotten', code: 'content/publish-unforgotten' }
}

function answerWith(answer: RevalidateResult): Response {
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}

/**
 * An answer whose body is made only when it is read. The framework carries out
 * `revalidateTag` after a handler has returned and before it sends the body:
 * this is the moment at which dropped pages can be visited.
 */
function answerAfter(work: () => Promise<RevalidateResult>): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(await work())))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, {
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
  })
}
