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
import { contentOf, latestOf, newVersion, saysTheSame } from './content.ts'
import type { Content } from './content.ts'
import type { KeptDrafts } from './kept-drafts.ts'
import { merged, overlap } from './merge.ts'
import { afterChange, beginning, redone, rewritten, undone } from './past.ts'
import type { Past } from './past.ts'
import { withoutFaults } from './prune.ts'
import { createSaveTimer, type TimerTools } from './save-timer.ts'

/** How the work stands. */
export interface DraftState {
  content: Content
  detail: DocumentDetail
  /** `partly`: some fields cannot be kept as they are. `waiting`: the service does not answer. */
  status: 'saved' | 'unsaved' | 'saving' | 'partly' | 'waiting' | 'conflict' | 'gone'
  /** What the service says of fields it cannot keep. */
  faults: readonly FieldFault[]
  conflict: { current: DocumentDetail; base: Content } | undefined
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
}

const retryMs = 3_000

/** Begins to work on a document as it was loaded. */
export function createDraftSession(loaded: DocumentDetail, tools: SessionTools) {
  const { api, kept } = tools
  const { id, type, lang } = loaded.summary
  const copyIn = loaded.release?.id
  const listeners = createListeners()
  let past: Past = beginning(contentOf(latestOf(loaded)))
  /** What the service has, as far as is known. */
  let saved = past.content
  const timer = createSaveTimer(() => void save(), tools)
  const { now } = timer
  let sending: Promise<void> | undefined
  /** An answer was lost on the way: the service may have what was sent, or not. */
  let isUncertain = false
  let state: DraftState = {
    content: past.content,
    detail: loaded,
    status: 'saved',
    faults: [],
    conflict: undefined,
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
    return kept.keep(id, { content: past.content, base: saved, version, atMs: now() })
  }

  function changed(next: Past): void {
    if (next === past) return
    past = next
    const failure = keepTyped()
      ? undefined
      : 'This browser has no room left to keep what you type until it is saved.'
    // Of what was deleted elsewhere there is nothing to save until it is restored.
    if (state.status === 'gone') return tell(failure ? { failure } : {})
    tell(state.status === 'conflict' ? { failure } : { status: 'unsaved', failure })
    if (state.status !== 'conflict') timer.start()
  }

  /** Goes on from what the service has. @returns Whether that is all there is. */
  function goOn(change: Partial<DraftState>): boolean {
    const isAll = past.content === saved
    if (isAll) kept.drop(id)
    tell({ faults: [], failure: undefined, ...change, status: isAll ? 'saved' : 'unsaved' })
    return isAll
  }

  function save(keepalive = false): Promise<void> {
    timer.stop()
    if (state.conflict || state.status === 'gone') return Promise.resolve()
    if (sending)
      return sending.then(() => (past.content === saved || state.status === 'partly' ? undefined : save()))
    if (past.content === saved && !isUncertain) {
      // Everything was undone before it was sent.
      if (state.status === 'unsaved') goOn({ isRecovered: false })
      return Promise.resolve()
    }
    sending = send(past.content, keepalive).finally(() => {
      sending = undefined
    })
    return sending
  }

  async function send(content: Content, keepalive: boolean): Promise<void> {
    tell({ status: 'saving' })
    try {
      let faults: readonly FieldFault[] = []
      let sent = content
      const detail = await put(content, keepalive).catch((error: unknown) => {
        if (!(error instanceof ApiFailure) || error.code !== 'desk/invalid') throw error
        faults = error.faults
        const rest = withoutFaults(content, faults, saved)
        if (!rest) throw error
        sent = rest
        return put(rest, keepalive)
      })
      // What was sent is what the service has, faulty fields aside: when the fault is undone, that still has to be sent.
      saved = sent
      acknowledge(detail, content, faults)
    } catch (error) {
      refuse(error)
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
    isUncertain = false
    if (faults.length === 0 && isLatest) kept.drop(id)
    const status = isLatest ? (faults.length === 0 ? 'saved' : 'partly') : 'unsaved'
    tell({ detail, faults, status, failure: undefined, saves: state.saves + 1, isRecovered: false })
    if (faults.length > 0 || !isLatest) keepTyped()
    if (!isLatest) timer.start()
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ApiFailure)) throw error
    const failure = error.message
    isUncertain = false
    switch (error.code) {
      case 'desk/conflict': {
        const { current } = error.body as { current: DocumentDetail }
        return settleAlone(current)
          ? undefined
          : tell({ status: 'conflict', conflict: { current, base: saved } })
      }
      case 'desk/invalid':
        return tell({ status: 'partly', faults: error.faults, failure })
      case 'desk/not-found':
        return tell({ status: 'gone', failure: copyIn ? failure : deletedElsewhere })
      default:
        isUncertain = true
        tell({ status: 'waiting', failure })
        timer.start(retryMs)
    }
  }

  /**
   * Goes on without asking where there is nothing to choose: an answer was lost on the way and the
   * service has what was sent, or another editor changed other places, which are then taken in.
   */
  function settleAlone(current: DocumentDetail): boolean {
    const theirs = contentOf(latestOf(current))
    if (saysTheSame(theirs, past.content)) {
      saved = past.content
    } else {
      const base = saved
      const content = merged(base, past.content, theirs)
      if (content === overlap || current.version === state.detail.version) return false
      const withTheirs = (before: Content): Content => {
        const both = merged(base, before, theirs)
        return both === overlap || saysTheSame(both, theirs) ? theirs : (both as Content)
      }
      past = rewritten(past, withTheirs)
      saved = theirs
    }
    if (!goOn({ detail: current, saves: state.saves + 1 })) timer.start()
    return true
  }

  /** There is a version of another editor: it is fetched, unless it is the one that is here. */
  async function hear(version: string | null): Promise<void> {
    await sending
    const isHere = (): boolean => version === state.detail.version || state.conflict !== undefined
    if (isHere() || state.detail.version === newVersion) return
    const versionBefore = state.detail.version
    let current: DocumentDetail
    try {
      current = await api.document(id, copyIn)
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'desk/not-found') refuse(error)
      return
    }
    await sending
    if (isHere()) return
    // What was saved here meanwhile may be newer than what was fetched.
    if (versionBefore !== state.detail.version) return hear(version)
    if (current.version === state.detail.version) return tell({ detail: current })
    if (!settleAlone(current)) tell({ status: 'conflict', conflict: { current, base: saved } })
  }

  /** Takes an answer of the service as the new state of the document, for example after publishing. */
  function adopt(detail: DocumentDetail, content: Content = contentOf(latestOf(detail))): void {
    const isSame = saysTheSame(content, past.content)
    past = isSame ? past : afterChange(past, content, 'adopt', now())
    saved = past.content
    goOn({ detail, conflict: undefined, saves: state.saves + 1 })
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

  /** Goes on from the version another editor saved, with what the editor chose of both. */
  function settle(content: Content): void {
    const { conflict } = state
    if (!conflict) return
    const current = contentOf(latestOf(conflict.current))
    saved = current
    past = afterChange(past, saysTheSame(content, current) ? current : content, 'settle', now())
    if (!goOn({ detail: conflict.current, conflict: undefined })) void save()
  }

  function recover(): void {
    const found = kept.find(id)
    if (!found) return
    if (saysTheSame(found.content, saved)) return kept.drop(id)
    const isCurrent = found.version === loaded.version
    past = afterChange(past, found.content, 'recover', now())
    if (isCurrent) {
      tell({ status: 'unsaved', isRecovered: true })
      timer.start()
    } else {
      tell({ status: 'conflict', conflict: { current: loaded, base: found.base }, isRecovered: true })
    }
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
