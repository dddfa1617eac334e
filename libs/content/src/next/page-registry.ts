/**
 * Which rendered pages exist, and what each shows.
 *
 * The framework drops pages by tag without saying which. Editors want to know, and dropped pages should be
 * rendered again before a visitor comes. So each page is recorded with its tags when it is rendered, and
 * pages rendered before this process started are read from the framework's own files.
 *
 * @module
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The rendered pages of a site, found by their tags. */
export interface PageRegistry {
  /** Pages known. */
  readonly size: number
  /** How often pages have been dropped. A rendering that began before a drop may show what was before it. */
  readonly generation: number
  /**
   * Adds tags to a page; those of a rendering before its drop go: see {@link PageRegistry.forget}.
   *
   * @param generation The registry's `generation` when its rendering began to read. Default: the present one.
   */
  note: (path: string, tags: readonly string[], generation?: number) => void
  /** Whether a known page was last rendered before the drop that began `generation`. */
  isOlder: (path: string, generation: number) => boolean
  /** Whether a page is known, so that a change of what it shows names it. */
  has: (path: string) => boolean
  /** The tags of a page, empty for one that is not known. */
  tagsOf: (path: string) => string[]
  /** The pages that carry any of these tags. Costs as much as there are such pages. */
  showing: (tags: Iterable<string>) => string[]
  /**
   * Records that pages were dropped. What they showed goes on naming them until they have been rendered again twice: a
   * rendering that fails leaves the last good page, and that one may change as well. @returns The new generation.
   */
  forget: (paths: readonly string[]) => number
}

interface NotedPage {
  tags: Set<string>
  /** Of the rendering before: it is not known here whether the last one has succeeded. */
  tagsBefore: Set<string>
  /** The registry's `generation` when the last rendering began to read. */
  begun: number
  /** The generation that its drop began, until a later rendering notes it. */
  droppedIn: number | undefined
}

/** Creates an empty registry. */
export function createPageRegistry(): PageRegistry {
  const noted = new Map<string, NotedPage>()
  const pagesWith = new Map<string, Set<string>>()
  let generation = 0

  /** What is noted from now on is of a new rendering. */
  const turn = (path: string, page: NotedPage): void => {
    for (const tag of page.tagsBefore) {
      if (page.tags.has(tag)) continue
      const pages = pagesWith.get(tag)
      pages?.delete(path)
      if (pages?.size === 0) pagesWith.delete(tag)
    }
    page.tagsBefore = page.tags
    page.tags = new Set()
    page.droppedIn = undefined
  }

  return {
    get generation() {
      return generation
    },
    get size() {
      return noted.size
    },
    note: (path, tags, begun = generation) => {
      const page = noted.get(path) ?? { tags: new Set(), tagsBefore: new Set(), begun, droppedIn: undefined }
      noted.set(path, page)
      if (page.droppedIn !== undefined && begun >= page.droppedIn) turn(path, page)
      page.begun = begun
      for (const tag of tags) {
        page.tags.add(tag)
        pagesWith.set(tag, (pagesWith.get(tag) ?? new Set()).add(path))
      }
    },
    has: (path) => noted.has(path),
    isOlder: (path, than) => (noted.get(path)?.begun ?? -1) < than,
    tagsOf: (path) => {
      const page = noted.get(path)
      return page ? [...new Set([...page.tags, ...page.tagsBefore])] : []
    },
    showing: (tags) => [...new Set([...tags].flatMap((tag) => [...(pagesWith.get(tag) ?? [])]))],
    forget: (paths) => {
      generation += 1
      for (const path of paths) {
        const page = noted.get(path)
        if (page) page.droppedIn = generation
      }
      return generation
    },
  }
}

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/content/pages')

/**
 * The registry of this process: the framework bundles pages and handlers apart, each with a copy of every
 * module.
 */
export function sharedPages(): PageRegistry {
  const holder = globalThis as { [place]?: PageRegistry }
  return (holder[place] ??= createPageRegistry())
}

const tagsHeader = 'x-next-cache-tags'
/** The framework's internal pages: they cannot be requested by name. */
const internal = /^\/_global-error$/
const parallelReads = 16

/**
 * Notes the pages that a build, or this site before it was started again, has
 * finished (Next 16.4: `server/app` and `server/route-cache`, one `.meta` each).
 *
 * @param folder The folder of the build.
 * @returns How many pages were found; none where there is no build.
 *
 * @example
 * ```ts
 * await noteFinishedPages('.next')
 * ```
 */
export async function noteFinishedPages(
  folder: string,
  pages: PageRegistry = sharedPages(),
): Promise<number> {
  const files = [
    ...(await metaFilesIn(join(folder, 'server/app'))),
    ...(await metaFilesIn(join(folder, 'server/route-cache/APP_PAGE'))),
  ]
  let found = 0
  const worker = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      const tags = await tagsIn(file.path)
      if (tags.length === 0 || internal.test(file.page)) continue
      pages.note(file.page, tags)
      found += 1
    }
  }
  await Promise.all(Array.from({ length: parallelReads }, worker))
  return found
}

interface MetaFile {
  path: string
  page: string
}

async function metaFilesIn(folder: string): Promise<MetaFile[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return names
    .filter((name) => name.endsWith('.meta'))
    .map((name) => {
      const page = `/${name.replaceAll('\\', '/').replace(/^.*\$\//, '')}`.slice(0, -'.meta'.length)
      return { path: join(folder, name), page: page === '/index' ? '/' : page }
    })
}

/** This library's tags of a page; the framework's own, one per path, are not needed here. */
async function tagsIn(file: string): Promise<string[]> {
  try {
    const { headers } = JSON.parse(await readFile(file, 'utf8')) as { headers?: Record<string, string> }
    return (headers?.[tagsHeader] ?? '').split(',').filter((tag) => tag.startsWith('content:'))
  } catch {
    // It is being written right now, and is recorded by the process that renders it.
    return []
  }
}
