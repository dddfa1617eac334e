import { publicBackend } from '../backend.ts'
import { contentStore } from '../content/content-store.ts'
import { findPageFront } from '../finished/page-front.ts'
import { siteLog } from '../process/log.ts'
import { findDocumentPath } from '../routes.ts'
import { ExperiencesUnreadError } from './experiences-unread-error.ts'
import { followExperiences, type ToldVersion } from './follow-experiences.ts'

const topic = 'experiences'
/** For changes that no process of the site was told of: by an operator in the database, or while none ran. */
const intervalMs = 300_000
const pageSize = 1_000

/**
 * Keeps what stored reviews show of their readers' experiences up to date: after each change by a form of this site, in
 * whichever process, and every five minutes.
 */
export function startFollowing(): void {
  const front = findPageFront()
  if (!front) return
  const follow = followExperiences({
    readVersions,
    shown: front.shownExperiences,
    pathOf: async (documentId) => {
      const document = await contentStore().client.findById(documentId)
      return document && findDocumentPath(document.type, document.uid)
    },
    render: front.render,
    onFailure: (error) => siteLog().warn('experiences', { error }),
  })
  front.afterStart.push(follow)
  front.hears.set(topic, () => void follow())
  setInterval(() => void follow(), intervalMs).unref()
}

/** Call it when the visitor's request may have changed what is shown of an experience. Does not wait. */
export function experiencesChanged(): void {
  const front = findPageFront()
  front?.shared?.tell(topic, '')
  front?.hears.get(topic)?.('')
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
