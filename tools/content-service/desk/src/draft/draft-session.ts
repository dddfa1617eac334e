/**
 * The work of an editor on one document, from the first letter to the last save.
 *
 * Every change is kept in the browser at once and sent a moment later. Until the
 * service has acknowledged it, it is not lost: not by a closed tab, not by a
 * service that is down, not by another editor who saved in between.
 *
 * @module
 */
import type { DocumentDetail, FieldFault } from '../../../src/desk/contract.ts'
import { createListeners } from '../api/listeners.ts'
import { ApiFailure } from '../api/api-failure.ts'
import type { deskApi } from '../api/desk-api.ts'
import { saysTheSame } from '../merging/says-the-same.ts'
import { contentOf, latestOf, newVersion } from './content.ts'
import type { Content } from './content.ts'
import type { KeptDrafts } from './kept-drafts.ts'
import { merge } from './merge.ts'
import type { Collision, Side } from './merge.ts'
import { afterChange, beginning, redone, rewritten, undone } from './past.ts'
import type { Past } from './past.ts'
import { withoutFaults } from './prune.ts'
import { createSaveTimer, type TimerTools } from './save-timer.ts'
import type { Shape } from './shape.ts'

/** How the work stands. */
export interface DraftState {
  content: Content
  detail: DocumentDetail
  /**
   * `partly`: some fields cannot be kept as they are. `waiting`: the service does not answer.
   * `conflict`: another editor changed the same places to say something else; all else is saved.
   */
  status: 'saved' | 'unsaved' | 'saving' | 'partly' | 'waiting' | 'conflict' | 'gone'
  /** What the service says of fields it cannot keep. */
  faults: readonly FieldFault[]
  /** Where another editor changed what is changed here. The service has theirs, the form mine, until one is chosen. */
  collisions: readonly Collision[]
  failure: string | undefined
  canUndo: boolean
  canRedo: boolean
  /** Grows with each acknowledged save. */
  saves: number
  /** Whether it began with what a former visit could not save. */
  isRecovered: boolean
}

/** What a session works with. */
interface SessionTools extends TimerTools {
  api: Pick<typeof deskApi, 'saveDraft' | 'document'>
  kept: KeptDrafts
  /** What its content is by the models. */
  shape: Shape
  /** Until no word is under way in an input method, which would be lost. Default: at once. */
  untilComposed?: () => Promise<void>
}

const retryMs = 3_000

/** Begins to work on a document as it was loaded. */
export function createDraftSession(loaded: DocumentDetail, tools: SessionTools) {
  const { api, kept, shape, untilComposed = () => Promise.resolve() } = tools
  const { id, type, lang } = loaded.summary
  const copyIn = loaded.release?.id
  const listeners = createListeners()
  let past: Past = beginning(contentOf(latestOf(loaded)))
  /** What the service has, as far as is known. */
  let saved = past.content
  /** What is here is a change of this: the same as `saved`, but for collisions. */
  let ground = saved
  const timer = createSaveTimer(() => void save(), tools)
  const { now } = timer
  let sending: Promise<void> | undefined
  /** What was sent without an answer: the service may have it, or not. */
  let sent: Content[] = []
  let state: DraftState = {
    content: past.content,
    detail: loaded,
    status: 'saved',
    faults: [],
    collisions: [],
    failure: undefined,
    canUndo: false,
    canRedo: false,
    saves: 0,
    isRecovered: false,
  }

  function tell(change: Partial<DraftState>): void {
    state = {
      ...state,
      content: past.content,
      canUndo: past.before.length > 0,
      canRedo: past.after.length > 0,
      ...change,
    }
    listeners.tell()
  }

  /** In the browser, until it is saved. @returns Whether there was room. */
  function keepTyped(): boolean {
    const { version } = state.detail
    return kept.keep(id, { content: past.content, base: ground, sent, version, atMs: now() })
  }

  function changed(next: Past): void {
    if (next === past) return
    past = next
    const failure = keepTyped()
      ? undefined
      : 'This browser has no room left to keep what you type until it is saved.'
    // Of what was deleted elsewhere there is nothing to save until it is restored.
    if (state.status === 'gone') return tell(failure ? { failure } : {})
    tell({ status: 'unsaved', failure })
    timer.start()
  }

  /** What can be sent: where two collide, what the service has. */
  function outgoing(): { content: Content; ground: Content } {
    if (state.collisions.length === 0) return { content: past.content, ground: past.content }
    const of = (side: Side): Content =>
      merge(ground, past.content, saved, shape, { value: () => side }).value as Content
    return { content: of('theirs'), ground: of('base') }
  }

  /** Takes in what the service has, and finds out anew where both collide. */
  function takeIn(theirs: Content, isNews = true): void {
    const from = (isNews && sent.findLast((one) => hasTaken(theirs, one))) || ground
    const { value, collisions, ground: next } = merge(from, past.content, theirs, shape)
    const rebased = (before: Content): Content => merge(from, before, theirs, shape).value as Content
    past = isNews ? rewritten(past, rebased) : { ...past, content: value as Content }
    if (isNews) sent = []
    // The same object where both say the same, so that what is on the screen stays the same.
    saved = saysTheSame(past.content, theirs) ? past.content : theirs
    ground = collisions.length > 0 ? (next as Content) : saved
    state = { ...state, collisions }
  }

  /** Whether a version holds what was sent before, whatever else it says. */
  function hasTaken(theirs: Content, one: Content): boolean {
    const { value, collisions } = merge(ground, one, theirs, shape, { isOnce: true })
    return collisions.length === 0 && saysTheSame(value, theirs)
  }

  /** Goes on from what the service has. @returns Whether that is all there is. */
  function goOn(change: Partial<DraftState>): boolean {
    const isAll = saysTheSame(outgoing().content, saved)
    const isSettled = state.collisions.length === 0
    if (isAll && isSettled) kept.drop(id)
    else keepTyped()
    const status = !isAll ? 'unsaved' : isSettled ? 'saved' : 'conflict'
    tell({ faults: [], failure: undefined, ...change, status })
    return isAll
  }

  function save(keepalive = false): Promise<void> {
    timer.stop()
    if (state.status === 'gone') return Promise.resolve()
    if (sending)
      return sending.then(() =>
        past.content === saved || state.status === 'partly' || state.status === 'conflict'
          ? undefined
          : save(),
      )
    if (state.collisions.length > 0) takeIn(saved, false)
    const next = outgoing()
    if (sent.length === 0 && saysTheSame(next.content, saved)) {
      // Everything was undone before it was sent, or all that is left is to be chosen.
      if (state.status === 'unsaved') goOn({ isRecovered: false })
      return Promise.resolve()
    }
    sending = send(next, keepalive).finally(() => {
      sending = undefined
    })
    return sending
  }

  async function send(next: { content: Content; ground: Content }, keepalive: boolean): Promise<void> {
    const typed = past.content
    const { content } = next
    tell({ status: 'saving' })
    sent = [...sent, content]
    keepTyped()
    try {
      let faults: readonly FieldFault[] = []
      let kept = content
      const detail = await put(content, keepalive).catch((error: unknown) => {
        if (!(error instanceof ApiFailure) || error.code !== 'desk/invalid') throw error
        faults = error.faults
        const rest = withoutFaults(content, faults, saved)
        if (!rest) throw error
        kept = rest
        sent = [...sent.slice(0, -1), rest]
        return put(rest, keepalive)
      })
      // What was sent is what the service has, faulty fields aside: when the fault is undone, that still has to be sent.
      saved = kept
      ground =
        state.collisions.length > 0 ? (withoutFaults(next.ground, faults, saved) ?? next.ground) : saved
      sent = []
      acknowledge(detail, typed, faults)
    } catch (error) {
      await refuse(error)
    }
  }

  const put = (content: Content, keepalive: boolean): Promise<DocumentDetail> =>
    api.saveDraft(
      id,
      { uid: content.uid, tags: content.tags, data: content.data },
      state.detail.version,
      keepalive,
      state.detail.version === newVersion ? { type, lang } : { release: copyIn },
    )

  function acknowledge(detail: DocumentDetail, content: Content, faults: readonly FieldFault[]): void {
    const isLatest = past.content === content
    const isSettled = state.collisions.length === 0
    if (faults.length === 0 && isLatest && isSettled) kept.drop(id)
    const whole = isSettled ? 'saved' : 'conflict'
    const status = isLatest ? (faults.length === 0 ? whole : 'partly') : 'unsaved'
    tell({ detail, faults, status, failure: undefined, saves: state.saves + 1, isRecovered: false })
    if (faults.length > 0 || !isLatest || !isSettled) keepTyped()
    if (!isLatest) timer.start()
  }

  async function refuse(error: unknown): Promise<void> {
    if (!(error instanceof ApiFailure)) throw error
    const failure = error.message
    const known = { 'desk/conflict': true, 'desk/invalid': true, 'desk/not-found': true }
    // An answer tells of the last one sent alone.
    if (Object.hasOwn(known, error.code)) sent = sent.slice(0, -1)
    switch (error.code) {
      case 'desk/conflict':
        return settleAlone((error.body as { current: DocumentDetail }).current)
      case 'desk/invalid':
        return tell({ status: 'partly', faults: error.faults, failure })
      case 'desk/not-found':
        return tell({ status: 'gone', failure: copyIn ? failure : deletedElsewhere })
      default:
        tell({ status: 'waiting', failure })
        timer.start(retryMs)
    }
  }

  /** Goes on from what another editor saved, with what is written here in it. */
  async function settleAlone(current: DocumentDetail): Promise<void> {
    await untilComposed()
    takeIn(contentOf(latestOf(current)))
    if (!goOn({ detail: current, saves: state.saves + 1 })) timer.start()
  }

  /** There is a version of another editor: it is fetched, unless it is the one that is here. */
  async function hear(version: string | null): Promise<void> {
    await sending
    const isHere = (): boolean => version === state.detail.version
    if (isHere() || state.detail.version === newVersion) return
    const versionBefore = state.detail.version
    let current: DocumentDetail
    try {
      current = await api.document(id, copyIn)
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'desk/not-found') await refuse(error)
      return
    }
    await sending
    await untilComposed()
    if (isHere()) return
    // What was saved here meanwhile may be newer than what was fetched.
    if (versionBefore !== state.detail.version) return hear(version)
    if (current.version === state.detail.version) return tell({ detail: current })
    await settleAlone(current)
  }

  /** Takes an answer of the service as the new state of the document, for example after publishing. */
  function adopt(detail: DocumentDetail, content: Content = contentOf(latestOf(detail))): void {
    const isSame = saysTheSame(content, past.content)
    past = isSame ? past : afterChange(past, content, 'adopt', now())
    saved = past.content
    ground = saved
    goOn({ detail, collisions: [], saves: state.saves + 1 })
  }

  /**
   * Takes the answer to an action on what is saved, for example publishing it. What was typed while the answer was on
   * its way stays.
   *
   * @throws {ApiFailure} What the action throws.
   */
  async function adoptAfter(action: () => Promise<DocumentDetail>): Promise<void> {
    const { saves } = state
    const detail = await action()
    await sending
    // The answer is older than what has been saved since.
    if (state.saves !== saves) return hear(null)
    const isTyped = past.content !== saved && saysTheSame(contentOf(latestOf(detail)), saved)
    if (!isTyped) return adopt(detail)
    tell({ detail })
    keepTyped()
    timer.start()
  }

  /** Takes one side where two collide. What is left out of the choice stays open. */
  async function settle(choose: (collision: Collision) => 'mine' | 'theirs' | undefined): Promise<void> {
    await sending
    const { value, ground: next } = merge(ground, past.content, saved, shape, {
      value: (collision) => choose(collision) ?? 'mine',
      ground: (collision) => (choose(collision) ? 'theirs' : 'base'),
    })
    past = afterChange(past, value as Content, 'settle', now())
    ground = next as Content
    takeIn(saved, false)
    if (!goOn({})) await save()
  }

  function recover(): void {
    const found = kept.find(id)
    if (!found) return
    past = afterChange(past, found.content, 'recover', now())
    ground = found.base
    sent = found.sent ?? []
    takeIn(saved)
    if (past.content === saved) past = beginning(saved)
    if (!goOn({ isRecovered: past.content !== saved })) timer.start()
  }

  recover()
  return {
    id,
    state: () => state,
    subscribe: listeners.subscribe,
    /** Changes the content. Changes to one subject in quick succession are undone together. */
    edit: (change: (content: Content) => Content, subject: string) => {
      changed(afterChange(past, change(past.content), subject, now()))
    },
    undo: () => changed(undone(past)),
    redo: () => changed(redone(past)),
    save,
    adopt,
    adoptAfter,
    hear: (version: string | null) => void hear(version),
    settle,
    /** Stops the timer. What is unsaved stays in the browser. */
    close: () => timer.stop(),
  }
}

const deletedElsewhere =
  'Somebody deleted this document. What you write stays in this browser. Load the page again, and restore the document to go on.'

export type DraftSession = ReturnType<typeof createDraftSession>
