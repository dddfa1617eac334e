import { findInLanguage } from '@house-edge/publishing'
import { createExplain, type Explain, glossaryTerms } from '@house-edge/slices'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { content } from '../content/published-content.ts'
import { tagAbsence, tagDocuments, tagTranslations } from '../content/tags.ts'
import { findPathIn } from '../routes.ts'

/** The uid of the page whose terms explain themselves on others. Its translations have their own. */
const glossaryUid = 'glossary'

/** A review has to arrive in ten packets (`e2e/finished.spec.ts`): the longest has room for one sentence more. */
const mostInReviews = 1

/**
 * Explains the terms of the glossary on the page at a path, in the language of the document that it shows: one that is
 * shown instead of a translation has its own words. `undefined` where there is no glossary in that language.
 */
export async function explainOn(
  path: string,
  { lang, type }: AllDocumentTypes,
): Promise<Explain | undefined> {
  const client = await content.client(lang)
  const found = await client.findByUid('page', glossaryUid)
  const glossary = found && (await findInLanguage(client, found.id, lang))
  if (found) await tagTranslations(path, found)
  if (glossary?.type !== 'page' || glossary.lang !== lang) {
    await tagAbsence(path, 'page', glossaryUid, lang)
    return undefined
  }
  await tagDocuments(path, glossary)
  const address = findPathIn('page', glossary.uid, lang)
  return address === undefined
    ? undefined
    : createExplain(glossaryTerms(glossary), address, type === 'article' ? undefined : mostInReviews)
}
