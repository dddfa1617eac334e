import { createSafeJournal } from '../store/journal.ts'
import { adoptSnapshot, claimSnapshot } from '../store/own-files.ts'
import { readSnapshot, type SnapshotFailure, writeSnapshot } from '../store/snapshot.ts'
import { pathOfKey } from './decide-fast-path.ts'
import type { RenderOutcome } from './keep-pages.ts'
import type { SitePages } from './site-pages.ts'

/** Which changes `touch` and `render` will report to this process. */
export interface ReportedChanges {
  /** Every change after this version of the content is reported. `undefined`: nothing is known. */
  since: string | undefined
  /** Whether changes to the content of this page are reported. */
  includes: (path: string) => boolean
}

/** Pages that may be older than the content: in this process, and as it leaves them to the next one. */
export interface OlderPages extends Pick<SitePages, 'render' | 'drop'> {
  /**
   * Loads the pages that an earlier process or the build has saved, without those rendered or dropped since: `catchUp`
   * renders these again.
   *
   * @returns Why nothing could be loaded, or `undefined`.
   * @throws {SnapshotInUseError} Another process that runs keeps its pages in the same file.
   */
  restore: () => SnapshotFailure | undefined
  /**
   * Holds back all pages that `restore` has loaded, as `touch` does, and what the framework has kept: another process may
   * have said that something newer is live. `catchUp` lets those go that show it. Call `catchUp` when this process has
   * looked for what is published.
   */
  holdRestored: () => void
  /** The version of the content that the pages show which `restore` has loaded, if it is known. */
  restoredVersion: () => string | undefined
  /**
   * Names the pages that are older than a version of the content. Call it before rendering them: after a crash, the
   * next process then knows that all others show this version. The named pages are held back from visitors until they have been
   * rendered again: a request starts the rendering and waits. Call `render` for those that are not requested.
   *
   * @param version Default: the pages are older than the version named last, which did not name them.
   * @param own Those of them that are never shown as they were, such as the page of the document that has changed. Of the
   *   others the last good page is shown where rendering takes longer than `lastGoodAfterMs`. Default: all of them.
   */
  touch: (paths: readonly string[], version?: string, own?: readonly string[]) => void
  /**
   * Renders the pages that an earlier process had not finished rendering. When not every change since the noted version
   * is reported to this process, it renders all others too: one at a time, with pauses as long as the rendering, or when
   * a visitor asks. Where `restore` has loaded nothing, these are the pages of the build. Call it when the framework
   * answers.
   *
   * @param onNothingHeld Called when no page is held back any more that an earlier process left so: each has been
   *   rendered again, or its rendering has failed.
   */
  catchUp: (reported?: ReportedChanges, onNothingHeld?: () => void) => Promise<void>
  /**
   * How many pages are older than the content: `held` back from visitors until they have been rendered, or shown as they
   * were because rendering them has `failed`.
   */
  olderPages: () => { held: number; failed: number }
  /** Saves the finished pages for the next process. */
  save: () => void
  /** Takes what the pages of a build show for what they were restored from. */
  noteBuild: (version: string | undefined, except: readonly string[]) => void
}

/** What is known of the pages of a process. */
interface OlderPagesOptions {
  pages: SitePages
  /** Identity of the build. */
  build: string
  /** File of this process, and of the build or the only process. */
  snapshot: string
  shared: string
  /** The pages that the build has rendered. */
  declared: readonly string[]
  isFinished: (path: string) => boolean
  /** Whether the last rendering of a page got no response, as when the process ends. */
  isCutOff: (path: string) => boolean
  madeWith: string | undefined
  onUnwritable: (error: unknown) => void
  now: () => number
  pause: (ms: number) => Promise<unknown>
}

/** After a publish, `catchUp` renders nothing for so long: one thread renders all pages, and the publish comes first. */
const quietMs = 1_000

export function createOlderPages(options: OlderPagesOptions): OlderPages {
  const {
    pages,
    build,
    snapshot,
    shared,
    declared,
    isFinished,
    isCutOff,
    madeWith,
    onUnwritable,
    now,
    pause,
  } = options
  const journal = createSafeJournal(snapshot, onUnwritable)
  let isHandedOver = true
  let missed: readonly string[] = []
  /** Versions of the content: of the loaded pages, of the last `touch`, and the one all pages are known to show. */
  const versions: {
    handed?: string | undefined
    touched?: string | undefined
    certain?: string | undefined
  } = {}
  /** Pages that are older than the content, with how often they fell behind. */
  const behind = new Map<string, number>()

  /** Held back since the start. */
  const restored = new Set<string>()

  let touchedAtMs = Number.NEGATIVE_INFINITY

  const fallBehind = (path: string): number => {
    const times = (behind.get(path) ?? 0) + 1
    behind.set(path, times)
    return times
  }
  const render = async (path: string): Promise<RenderOutcome> => {
    if (!isFinished(path)) return pages.render(path)
    journal.note(path)
    const times = fallBehind(path)
    const outcome = await pages.render(path)
    if (outcome.outcome !== 'refused' && behind.get(path) === times) behind.delete(path)
    return outcome
  }
  const quietLeftMs = (): number => touchedAtMs + quietMs - now()
  /** Renders with pauses, so that visitors and publishes come first. @returns Whether all succeeded. */
  const renderPolitely = async (doubtful: Iterable<string>): Promise<boolean> => {
    let isWhole = true
    for (const path of doubtful) {
      for (let left = quietLeftMs(); left > 0; left = quietLeftMs()) await pause(left)
      const began = now()
      const { outcome } = await pages.render(path)
      if (outcome === 'refused') isWhole = false
      else behind.delete(path)
      await pause(now() - began)
    }
    return isWhole
  }
  const save = (): void => {
    writeSnapshot(snapshot, build, pages.store)
    // A page that is held, or whose rendering the end of this process cut off, was published and has not failed: it is the
    // last good one no more.
    const { held = [], failed = [] } = Object.groupBy(behind.keys(), (path) =>
      pages.isHeld(path) || isCutOff(path) ? 'held' : 'failed',
    )
    const version = versions.certain ?? versions.handed
    journal.replace({ paths: held, behind: failed, version, madeWith })
  }

  return {
    render,
    drop: (path) => {
      journal.note(path)
      pages.drop(path)
    },
    touch: (shown, current, own) => {
      const finished = shown.filter((path) => isFinished(path))
      journal.note(...finished)
      const strict = own && new Set(own)
      for (const path of finished) {
        fallBehind(path)
        // One that no publish has named goes on as it was held.
        pages.hold(path, strict ? !strict.has(path) : current === undefined && pages.isHeld(path))
      }
      touchedAtMs = now()
      if (current === undefined) return
      versions.touched = current
      if (versions.certain === undefined) return
      versions.certain = current
      journal.noteVersion(current)
    },
    restore: () => {
      claimSnapshot(snapshot)
      let failure = readSnapshot(snapshot, build, pages.store)
      const adopted =
        failure && snapshot !== shared ? adoptSnapshot(shared, snapshot, failure === 'mismatched') : undefined
      if (adopted !== undefined) failure = readSnapshot(adopted, build, pages.store)
      isHandedOver = failure === undefined
      // Declared when they were saved, and no longer: finishing was switched off, say.
      for (const [key] of pages.store.entries()) if (!isFinished(pathOfKey(key))) pages.store.drop(key)
      const known = adopted === shared ? createSafeJournal(shared, onUnwritable).read() : journal.read()
      missed = known.paths
      if (failure === undefined && known.madeWith === madeWith) versions.handed = known.version
      // What the framework keeps of other pages is an earlier process's, and may be of other content. Those of the build
      // are taken until the content has been read.
      if (versions.handed === undefined) pages.doubtMissing((path) => declared.includes(path))
      for (const path of missed) {
        pages.drop(path)
        // The framework may have kept what was before, too.
        pages.doubt(path)
      }
      for (const path of known.behind) fallBehind(path)
      return failure
    },
    olderPages: () => {
      const held = [...behind.keys()].filter((path) => pages.isHeld(path)).length
      return { held, failed: behind.size - held }
    },
    holdRestored: () => {
      for (const [key] of pages.store.entries()) restored.add(pathOfKey(key))
      for (const path of restored) pages.hold(path)
      pages.doubtMissing()
    },
    restoredVersion: () => versions.handed,
    catchUp: async (
      { since, includes } = { since: undefined, includes: () => false },
      onNothingHeld = () => {},
    ) => {
      const built = isHandedOver ? [] : declared
      // Nothing can be rendered from content that cannot be read: then the build's pages are taken as they are.
      if (since === undefined) for (const path of built) await pages.keep(path)
      else if (versions.handed === undefined) pages.doubtMissing()
      const isTold = since !== undefined && versions.handed === since
      const kept = pages.store.entries().map(([key]) => pathOfKey(key))
      const older = kept.filter((path) => !isTold || !includes(path) || behind.has(path))
      for (const path of older) pages.doubt(path)
      const doubtful = new Set([...older, ...(since === undefined ? [] : built)])
      for (const path of restored) if (!doubtful.has(path)) pages.release(path)
      for (const path of missed) await render(path)
      const { held = [], shown = [] } = Object.groupBy(doubtful, (path) =>
        restored.has(path) ? 'held' : 'shown',
      )
      const isHeldWhole = await renderPolitely(held)
      onNothingHeld()
      if (!(await renderPolitely(shown)) || !isHeldWhole || since === undefined) return
      // Pages that changed meanwhile were touched, so they are either behind or rendered again.
      versions.certain = versions.touched ?? since
      if (doubtful.size > 0 || !isTold) save()
      else journal.noteVersion(versions.certain)
    },
    save,
    noteBuild: (version, except) => {
      versions.handed = version
      for (const path of except) fallBehind(path)
    },
  }
}
