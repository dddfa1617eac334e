import type { ContentClient } from '@house-edge/content'
import { readCasino } from '@house-edge/reviews/casino'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import type { Savable } from '@house-edge/readers/saving'
import { siteContent } from '../content/visit-content.ts'
import { findDocumentPath } from '../routes.ts'
import { DocumentId } from '@house-edge/readers/saved'

/**
 * The page with this id, if it is published and can be saved.
 *
 * @param client Default: that of this visit.
 * @throws When the content cannot be read now.
 */
export async function findSavable(
  id: unknown,
  client?: Pick<ContentClient<AllDocumentTypes>, 'findById'>,
): Promise<Savable | undefined> {
  const asked = DocumentId.safeParse(id)
  if (!asked.success) return undefined
  const document = await (client ?? (await siteContent())).findById(asked.data)
  if (document?.type !== 'article' && document?.type !== 'casino_review') return undefined
  const href = findDocumentPath(document.type, document.uid)
  const title = document.type === 'article' ? document.data.title : document.data.name
  if (href === undefined || !title) return undefined
  return {
    id: asked.data,
    kind: document.type === 'article' ? 'article' : 'review',
    title,
    href,
    status: document.type === 'article' ? undefined : readCasino(document)?.status,
    score: document.type === 'article' ? undefined : (document.data.overall_score ?? undefined),
  }
}

/** The pages with these ids, for a list of them. @throws When the content cannot be read now. */
export async function findAllSavable(
  ids: readonly string[],
  client: Pick<ContentClient<AllDocumentTypes>, 'findById'>,
): Promise<readonly { id: string; page: Savable | undefined }[]> {
  return Promise.all(ids.map(async (id) => ({ id, page: await findSavable(id, client) })))
}
