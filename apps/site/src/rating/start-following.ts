import { findPeers, finishedPages } from '@house-edge/publishing/next'
import { publicBackend } from '../backend.ts'
import { contentStore } from '../content/content-store.ts'
import { site } from '../site.ts'
import { siteLog } from '../logging/log.ts'
import { findDocumentPath } from '../routes.ts'
import { ExperiencesUnreadError, followExperiences, type ToldVersion } from '@house-edge/readers/rating'
import { followedExperiences } from './followed-experiences.ts'

const topic = 'experiences'
/** For changes that no process of the site was told of: by an operator in the database, or while none ran. */
const intervalMs = 300_000
const pageSize = 1_000

/**
 * Keeps what stored reviews show of their readers' experiences up to date: after each change by a form of this site, in
 * whichever process, and every five minutes.
 *
 * @returns Does it once more, for when the process has started. `undefined` where no pages are stored.
 */
export function startFollowing(): (() => Promise<void>) | undefined {
  const pages = finishedPages()
  if (!pages) return undefined
  const state = followedExperiences()
  const follow = followExperiences({
    readVersions,
    shown: state.shown,
    pathOf: async (documentId) => {
      const document = await contentStore().client.findById(documentId)
      return document && findDocumentPath(document.type, document.uid)
    },
    render: pages.render,
    onFailure: (error) => siteLog().warn('experiences', { error }),
  })
  state.follow = follow
  findPeers(site, topic)?.hear(() => void follow())
  setInterval(() => void follow(), intervalMs).unref()
  return follow
}

/** Call it when the visitor's request may have changed what is shown of an experience. Does not wait. */
export function experiencesChanged(): void {
  findPeers(site, topic)?.tell('')
  void followedExperiences().follow?.()
}

async function readVersions(): Promise<ToldVersion[]> {
  const versions: ToldVersion[] = []
  for (;;) {
    const { data, error } = await publicBackend()
      .from('experience_totals')
      .select('documentId:document_id, version')
      .order('document_id')
      .range(versions.length, versions.length + pageSize - 1)
    if (error) throw new ExperiencesUnreadError('experience_totals', error.message)
    versions.push(...data)
    if (data.length < pageSize) return versions
  }
}
