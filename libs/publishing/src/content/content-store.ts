import {
  type ContentClient,
  type ContentClientOptions,
  type ContentStore,
  type ContentStoreOptions,
  createContentClient,
  createContentStore,
  type SnapshotStorage,
  type Validation,
} from '@house-edge/content'
import { sharedStore } from '@house-edge/content/next'
import { createNodeFetch, folderStorage, sharedStorage } from '@house-edge/content/node'
import type { PrismicDocument } from '@prismicio/client'
import { resolve } from 'node:path'
import { storageOfBuild } from '../building/content-of-build.ts'
import { isFinishing, isMakingBuild, stateFolder } from '../building/making-build.ts'
import { createNewestContent } from '../building/newest-content.ts'
import { type BuildBegin, noteBegin } from '../building/version-of-build.ts'
import { levelOfContent } from '../logging/content-level.ts'
import { observedCalls } from '../observing/observed-calls.ts'
import { findObserver } from '../observing/process-observer.ts'
import { findServerSide, noteStaleRead } from '../process/site-process.ts'
import type { PublishedSite } from '../site/published-site.ts'

/** How the content of a site is read. */
export interface ContentReading<Documents extends PrismicDocument> {
  /** Checks documents against their models: `createValidation(models)`. Default: they are taken as they come. */
  validation?: Validation | undefined
  /** Default: Node's HTTP client, which sends the id of the visitor's request along. */
  fetch?: ContentClientOptions['fetch']
  /** Fields of types whose documents are listed as a whole. Default: of none. */
  outlines?: ContentStoreOptions<Documents>['outlines']
  /** JSON characters of documents that are kept at most. Default: the store's. */
  maxCopiesSize?: number | undefined
}

/** The store of published content, one for the whole process. In a build, the newest of it. */
export function openContentStore<Documents extends PrismicDocument>(
  site: PublishedSite,
  reading: ContentReading<Documents>,
): ContentStore<Documents> {
  const { repository, endpoint = '' } = site.settings().content
  return sharedStore<Documents>(`${repository} ${endpoint}`, () => {
    const client = serviceClient(site, reading)
    const store = createContentStore<Documents>({
      client,
      storage: storageOfContent(site),
      outlines: reading.outlines,
      maxCopiesSize: reading.maxCopiesSize,
      // A visitor is answered within five seconds, redirects included.
      patienceMs: 3_000,
      // Finished pages are sent without asking the store, so a process without traffic must look for removals too.
      idleMs: Number.POSITIVE_INFINITY,
    })
    if (!isMakingBuild()) return store
    const build = resolve(site.distDir())
    const begin = async (): Promise<void> => {
      // What has been read is all there is to finish its pages from.
      if (!isFinishing()) await noteBegin(build, () => beginOf(site, client))
    }
    return { ...store, ...createNewestContent(client, storageOfBuild(build), begin, store) }
  })
}

/** What a build would begin with now. */
export async function beginOf(
  { builtWith }: PublishedSite,
  client: { currentRef: () => Promise<string> },
): Promise<BuildBegin> {
  return { ref: await client.currentRef(), settings: builtWith() }
}

/** The last good content: on the disk of this process, and where other processes of the site find it. */
function storageOfContent(site: PublishedSite): SnapshotStorage {
  const own = folderStorage(stateFolder(site))
  const shared = findServerSide()?.shared?.files
  return shared ? sharedStorage(own, shared) : own
}

/** A client without a store: asks the content service each time. */
function serviceClient<Documents extends PrismicDocument>(
  { settings, contentRoutes, log }: PublishedSite,
  { validation, fetch = observedCalls('content', createNodeFetch()) }: ContentReading<Documents>,
): ContentClient<Documents> {
  const { repository: repositoryName, endpoint, accessToken, mode } = settings().content
  return createContentClient<Documents>({
    repositoryName,
    endpoint,
    accessToken,
    routes: contentRoutes.map((route) => ({ ...route })),
    validation,
    mode: mode ?? { latest: true },
    fetch,
    tracer: findObserver()?.tracer,
    onEvent: (event) => {
      findObserver()?.count({ name: 'content', event })
      if (event.type === 'stale-served') noteStaleRead()
      log()[levelOfContent(event)]('content', event)
    },
  })
}
