import {
  type ContentClient,
  type ContentStore,
  createContentClient,
  createContentStore,
  type RefMode,
  type SnapshotStorage,
} from '@house-edge/content'
import { sharedStore } from '@house-edge/content/next'
import { createNodeFetch, folderStorage, sharedStorage } from '@house-edge/content/node'
import { createValidation } from '@house-edge/content/validation'
import type { AllDocumentTypes } from '@house-edge/slices/documents'
import { models } from '@house-edge/slices/models'
import { resolve } from 'node:path'
import { contentConfig, siteConfig } from '../config.ts'
import { isFinishing, isMakingBuild, storageOfBuild } from '../building/content-of-build.ts'
import { createNewestContent } from '../building/newest-content.ts'
import { settingsOfPages } from '../building/settings-of-pages.ts'
import { type BuildBegin, noteBegin } from '../building/version-of-build.ts'
import { findPageFront } from '../finished/page-front.ts'
import { listedFields } from '../document/listed-article.ts'
import { levelOfContent } from '../process/event-level.ts'
import { siteLog } from '../process/log.ts'
import { namingRequests } from '../process/naming-requests.ts'
import { contentRoutes } from '../routes.ts'
import { buildFolder } from '../../build-folder.mjs'

/** The store of published content, one for the whole process. In a build, the newest of it. */
export function contentStore(): ContentStore<AllDocumentTypes> {
  const { CONTENT_REPOSITORY: repositoryName, CONTENT_ENDPOINT: endpoint } = contentConfig()
  return sharedStore<AllDocumentTypes>(`${repositoryName} ${endpoint}`, () => {
    const client = serviceClient()
    const store = createContentStore({
      client,
      storage: storageOfContent(),
      outlines: { article: listedFields },
      // A visitor is answered within five seconds, redirects included.
      patienceMs: 3_000,
      // Finished pages are sent without asking the store, so a process without traffic must look for removals too.
      idleMs: Number.POSITIVE_INFINITY,
    })
    if (!isMakingBuild()) return store
    const build = resolve(buildFolder())
    const begin = async (): Promise<void> => {
      // What has been read is all there is to finish its pages from.
      if (!isFinishing()) await noteBegin(build, () => beginOf(client))
    }
    return { ...store, ...createNewestContent(client, storageOfBuild(build), begin, store) }
  })
}

/** What a build would begin with now. */
export async function beginOf(
  client: Pick<ContentClient<AllDocumentTypes>, 'currentRef'>,
): Promise<BuildBegin> {
  return {
    ref: await client.currentRef(),
    settings: settingsOfPages({ ...siteConfig(), ...contentConfig() }),
  }
}

/** The last good content: on the disk of this process, and where other processes of the site find it. */
function storageOfContent(): SnapshotStorage {
  const own = folderStorage(siteConfig().SITE_STATE_FOLDER)
  const shared = findPageFront()?.shared?.files
  return shared ? sharedStorage(own, shared) : own
}

/** A client without a store: asks the content service each time. */
function serviceClient(): ContentClient<AllDocumentTypes> {
  const {
    CONTENT_REPOSITORY: repositoryName,
    CONTENT_ENDPOINT: endpoint,
    CONTENT_ACCESS_TOKEN: accessToken,
  } = contentConfig()
  return createContentClient<AllDocumentTypes>({
    repositoryName,
    endpoint,
    accessToken,
    routes: contentRoutes,
    validation: createValidation(models),
    mode: configuredMode(),
    fetch: namingRequests(createNodeFetch()),
    onEvent: (event) => siteLog()[levelOfContent(event)]('content', event),
  })
}

function configuredMode(): RefMode {
  const {
    CONTENT_RELEASE_ID: release,
    CONTENT_RELEASE_LABEL: releaseLabel,
    CONTENT_REF: ref,
  } = contentConfig()
  if (release) return { release }
  if (releaseLabel) return { releaseLabel }
  return ref ? { ref } : { latest: true }
}
