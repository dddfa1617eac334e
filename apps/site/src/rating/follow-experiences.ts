import { findPeers, finishedPages } from '@house-edge/publishing/next'
import { experiencesChanged as changed, startFollowing } from '@house-edge/readers/rating'
import { publicBackend } from '../backend.ts'
import { contentStore } from '../content/content-store.ts'
import { siteLog } from '../logging/log.ts'
import { findDocumentPath } from '../routes.ts'
import { site } from '../site.ts'

const topic = 'experiences'

/** Keeps stored reviews up to date with their readers' experiences. `undefined` where no pages are stored. */
export function followReaders(): (() => Promise<void>) | undefined {
  const pages = finishedPages()
  return (
    pages &&
    startFollowing({
      backend: publicBackend,
      pathOf: async (documentId) => {
        const document = await contentStore().client.findById(documentId)
        return document && findDocumentPath(document.type, document.uid)
      },
      render: pages.render,
      others: findPeers(site, topic),
      onFailure: (error) => siteLog().warn('experiences', { error }),
    })
  )
}

/** Call it when the visitor's request may have changed what is shown of an experience. Does not wait. */
export function experiencesChanged(): void {
  changed(findPeers(site, topic))
}
