import type { ContentClient } from '@house-edge/content'
import { findInLanguage } from '@house-edge/publishing'
import { readCasino } from '@house-edge/reviews/casino'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import type { Savable } from '@house-edge/readers/saving'
import { siteContent } from '../content/visit-content.ts'
import { originalLanguage, type SiteLanguage } from '../language.ts'
import { links } from '../links.ts'
import { findDocumentPath } from '../routes.ts'
import { DocumentId } from '@house-edge/readers/saved'

/**
 * The page with this id, if it is published and can be saved. Its id is that of the original, whatever the language.
 *
 * @param lang Of the page that shows it, whose title and address it gets.
 * @param client Default: that of this visit.
 * @throws When the content cannot be read now.
 */
export async function findSavable(
  id: unknown,
  lang: string | undefined,
  client?: Pick<ContentClient<AllDocumentTypes>, 'findById'>,
): Promise<Savable | undefined> {
  const asked = DocumentId.safeParse(id)
  if (!asked.success) return undefined
  const language = (lang ?? originalLanguage) as SiteLanguage
  const document = await findInLanguage(client ?? (await siteContent()), asked.data, language)
  if (document?.type !== 'article' && document?.type !== 'casino_review') return undefined
  // One that is not in the language of the reader or the original is shown in its own.
  const shownIn = document.lang === originalLanguage ? language : (document.lang as SiteLanguage)
  const href = findDocumentPath(document.type, document.uid ?? null, shownIn)
  const title = document.type === 'article' ? document.data.title : document.data.name
  if (href === undefined || !title) return undefined
  return {
    id: links.toldId(document),
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
  lang: string | undefined,
  client: Pick<ContentClient<AllDocumentTypes>, 'findById'>,
): Promise<readonly { id: string; page: Savable | undefined }[]> {
  return Promise.all(ids.map(async (id) => ({ id, page: await findSavable(id, lang, client) })))
}
