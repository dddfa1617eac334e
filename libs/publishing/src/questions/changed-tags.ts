import type { ContentChange, ContentStore } from '@house-edge/content'
import { tagsOfChange } from '@house-edge/content/next'

/** What publishes have changed lately. */
export interface ChangedTags {
  /** The version of the content that is read now. `undefined` until some has been read. */
  version: () => string | undefined
  /** The tags of all that was published since a version. `undefined`: it is not known of all. */
  since: (version: string) => ReadonlySet<string> | undefined
}

interface Step {
  from: string
  to: string
  tags: readonly string[]
}

/** Publishes that are remembered. */
const mostSteps = 50
/** With more, everything counts as changed: a whole import has more tags than pages are kept. */
const mostTags = 2_000

/** Follows what is published. A version that it has not been told of may have changed anything. */
export function followTags(store: Pick<ContentStore, 'state' | 'onChange'>): ChangedTags {
  let steps: Step[] = []
  const version = (): string | undefined => {
    const { ref, revision } = store.state
    return ref === undefined ? undefined : named(ref, revision)
  }
  store.onChange((change: ContentChange) => {
    const { ref, revision } = store.state
    if (change.previousRef === undefined || change.ref !== ref) return
    const { changed, removed } = tagsOfChange(change)
    const tags = [...changed, ...removed]
    const step = { from: named(change.previousRef, revision - 1), to: named(ref, revision), tags }
    steps = tags.length > mostTags ? [] : [...steps, step].slice(-mostSteps)
  })
  return {
    version,
    since: (before) => {
      const changed = new Set<string>()
      let at = before
      for (const { from, to, tags } of steps) {
        if (from !== at) continue
        for (const tag of tags) changed.add(tag)
        at = to
      }
      return at === version() ? changed : undefined
    },
  }
}

function named(ref: string, revision: number): string {
  return `${ref} ${revision}`
}
