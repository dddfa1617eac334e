import { pathsInLanguages } from '@house-edge/publishing'
import { findPeers, finishedPages } from '@house-edge/publishing/next'
import { experiencesChanged as changed, startFollowing } from '@house-edge/readers/rating'
import { publicBackend } from '../backend.ts'
import { contentStore } from '../content/published-content.ts'
import { siteLog } from '../logging/log.ts'
import { site } from '../site.ts'

const topic = 'experiences'

/** Keeps stored reviews up to date with their readers' experiences. `undefined` where no pages are stored. */
export function followReaders(): (() => Promise<void>) | undefined {
  const pages = finishedPages()
  return (
    pages &&
    startFollowing({
      backend: publicBackend,
      pathsOf: async (documentId) => {
        const document = await contentStore().client.findById(documentId, { lang: '*' })
        return document ? pathsInLanguages(site, document) : []
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
