/** A casino's experiences, as the database counts their changes. */
export interface ToldVersion {
  documentId: string
  version: number
}

interface FollowOptions {
  /** The versions of all casinos with experiences. */
  readVersions: () => Promise<readonly ToldVersion[]>
  /** The versions that stored pages show at least, by document. What is missing was not rendered by this process. */
  shown: Map<string, number>
  /** The pages of a document, in each language, if it is published. */
  pathsOf: (documentId: string) => Promise<readonly string[]>
  render: (path: string) => Promise<'fresh' | 'failed'> | undefined
  /** Called for each casino of which there is something new, before its pages are rendered. */
  onChange: () => void
  onFailure: (error: unknown) => void
}

/**
 * Creates a function that renders each review whose page shows an older version of its readers' experiences. It does
 * not fail, and runs once at a time: a call during a run is followed by another run.
 */
export function followExperiences(options: FollowOptions): () => Promise<void> {
  const { readVersions, shown, pathsOf, render, onChange, onFailure } = options
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  const run = async (): Promise<void> => {
    for (const { documentId, version } of await readVersions()) {
      // Without experiences, ever or since the page was built, a page shows none.
      if ((shown.get(documentId) ?? 0) === version) continue
      // Before the rendering, which takes the note back when it cannot read the experiences.
      shown.set(documentId, version)
      onChange()
      for (const path of await pathsOf(documentId))
        if ((await render(path)) === 'failed') shown.delete(documentId)
    }
  }

  return () => {
    next ??= last.then(async () => {
      next = undefined
      await run().catch(onFailure)
    })
    last = next
    return next
  }
}
