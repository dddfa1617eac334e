import type { ReadersBackend } from '../backend/readers-backend.ts'
import { ExperiencesUnreadError } from './experiences-unread-error.ts'
import { followExperiences, type ToldVersion } from './follow-experiences.ts'

/** For changes that no process of the site was told of: by an operator in the database, or while none ran. */
const intervalMs = 300_000

const pageSize = 1_000

/** What this process knows of its pages' experiences. */
interface FollowedExperiences {
  /** The versions of readers' experiences that the pages of this process show at least, by document. */
  readonly shown: Map<string, number>
  /** Grows with each change that this process learns of. */
  changes: number
  /** What is known of casinos until the next change. Another object after it: what is read meanwhile may be older. */
  known: Map<string, unknown>
  /** Renders the pages that show older ones. `undefined` where nothing is stored in front of the framework. */
  follow?: () => Promise<void>
}

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/site/experiences')

/** What pages, handlers and the start of the process share. */
function followed(): FollowedExperiences {
  const holder = globalThis as { [place]?: FollowedExperiences }
  return (holder[place] ??= { shown: new Map(), changes: 0, known: new Map() })
}

/** The same part of a site in its other processes. */
interface OtherProcesses {
  send: (news: string) => void
  onMessage: (listener: () => void) => void
}

/** What keeps stored reviews up to date. */
interface FollowingOptions {
  backend: () => ReadersBackend
  /** The pages of a document, in each language, if it is published. */
  pathsOf: (documentId: string) => Promise<readonly string[]>
  render: (path: string) => Promise<'fresh' | 'failed'> | undefined
  /** `undefined`: there are no others. */
  others: OtherProcesses | undefined
  onFailure: (error: unknown) => void
}

/**
 * Keeps what stored reviews show of their readers' experiences up to date: after each change by a form of this site, in
 * whichever process, and every five minutes.
 *
 * @returns Does it once more, for when the process has started.
 */
export function startFollowing(options: FollowingOptions): () => Promise<void> {
  const state = followed()
  const follow = followExperiences({
    ...options,
    readVersions: () => readVersions(options.backend()),
    shown: state.shown,
    onChange: () => {
      state.changes += 1
      state.known = new Map()
    },
  })
  state.follow = follow
  options.others?.onMessage(() => void follow())
  setInterval(() => void follow(), intervalMs).unref()
  return follow
}

/** Call it when the visitor's request may have changed what is shown of an experience. Does not wait. */
export function experiencesChanged(others: OtherProcesses | undefined): void {
  others?.send('')
  void followed().follow?.()
}

/**
 * A number that grows with each change of readers' experiences that this process learns of. What is kept by it is never
 * older than stored reviews are. 0 where no pages are stored.
 */
export function experienceChanges(): number {
  return followed().changes
}

/**
 * What was read of casinos since the last change of which this process has heard, by the ids of their documents.
 * `undefined` where changes are not followed.
 */
export function knownUntilChange(): Map<string, unknown> | undefined {
  const { follow, known } = followed()
  return follow && known
}

/** Call it for a page that was rendered without its experiences: it is rendered again when they can be read. */
export function experiencesMissing(documentId: string): void {
  followed().shown.delete(documentId)
}

async function readVersions(backend: ReadersBackend): Promise<ToldVersion[]> {
  const versions: ToldVersion[] = []
  for (;;) {
    const { data, error } = await backend
      .from('experience_totals')
      .select('documentId:document_id, version')
      .order('document_id')
      .range(versions.length, versions.length + pageSize - 1)
    if (error) throw new ExperiencesUnreadError('experience_totals', error.message)
    versions.push(...data)
    if (data.length < pageSize) return versions
  }
}
