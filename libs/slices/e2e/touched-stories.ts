import { posix } from 'node:path'

/** A story as Storybook's index names it. */
interface IndexedStory {
  /** E.g. `components-callout--warning`. */
  readonly id: string
  /** Relative to this library, e.g. `../ui/src/callout/callout.stories.tsx`. */
  readonly importPath: string
}

/** What a change touches. */
interface Touched {
  /** What the ids of the touched stories begin with, e.g. `components-callout`. */
  readonly components: readonly string[]
  /** Files that belong to no component, such as the tokens: any story may look otherwise. */
  readonly ofAll: readonly string[]
}

const drawn = /^libs\/(?:ui|slices|reviews)\/(?:src|\.storybook)\/.*\.(?:css|tsx|json|svg|woff2)$/
const undrawn = /\.test\.tsx$|\/model\.json$|\/\.storybook\/docs\//

/**
 * The stories beside the files that changed.
 *
 * @param changed - Relative to the repository, e.g. `libs/ui/src/callout/callout.css`.
 */
export function touchedStories(changed: readonly string[], stories: readonly IndexedStory[]): Touched {
  const folders = Map.groupBy(stories, ({ importPath }) =>
    posix.dirname(posix.join('libs/slices', importPath)),
  )
  const files = changed.filter((file) => drawn.test(file) && !undrawn.test(file))
  const beside = (file: string): readonly IndexedStory[] => folders.get(posix.dirname(file)) ?? []
  return {
    components: [...new Set(files.flatMap((file) => beside(file).map(({ id }) => id.replace(/--.*/, ''))))],
    ofAll: files.filter((file) => beside(file).length === 0),
  }
}
