/** What this process knows of its pages' experiences. */
interface FollowedExperiences {
  /** The versions of readers' experiences that the pages of this process show at least, by document. */
  readonly shown: Map<string, number>
  /** Renders the pages that show older ones. `undefined` where nothing is stored in front of the framework. */
  follow?: () => Promise<void>
}

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/site/experiences')

/** What pages, handlers and the start of the process share. */
export function followedExperiences(): FollowedExperiences {
  const holder = globalThis as { [place]?: FollowedExperiences }
  return (holder[place] ??= { shown: new Map() })
}
