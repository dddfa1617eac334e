import type { ContentStore, LookupResult } from '@house-edge/content'
import type { PublishedSite } from '../site/published-site.ts'
import { languagesToTry, type Spoken } from './site-languages.ts'

/** Whether a document is published in a language, or in one that is shown instead. */
export async function lookUpIn(
  site: Spoken,
  store: Pick<ContentStore, 'lookup'>,
  { type, uid, lang }: { type: string; uid: string; lang: string | undefined },
): Promise<LookupResult> {
  for (const each of languagesToTry(site, lang)) {
    const result = await store.lookup(type, uid, each)
    if (result !== 'not-found') return result
  }
  return 'not-found'
}

/** The same, where it is known without waiting. */
export function lookUpNowIn(
  site: Spoken,
  store: Pick<ContentStore, 'lookupNow'>,
  { type, uid, lang }: { type: string; uid: string; lang: string | undefined },
): LookupResult | undefined {
  for (const each of languagesToTry(site, lang)) {
    const result = store.lookupNow(type, uid, each)
    if (result !== 'not-found') return result
  }
  return 'not-found'
}

/**
 * The path of a document of a language, by a uid that is not its own now: one that it had, or that of the original which it
 * translates.
 */
export function findMovedPathIn(
  site: Spoken & Pick<PublishedSite, 'findDocumentPath'>,
  store: Pick<ContentStore, 'findCurrentUid' | 'findTranslations'>,
  { type, uid, lang }: { type: string; uid: string; lang: string | undefined },
): string | undefined {
  const [own, ...others] = languagesToTry(site, lang)
  const current = store.findCurrentUid(type, uid, own)
  if (current !== undefined) return current === uid ? undefined : site.findDocumentPath(type, current, lang)
  for (const each of others) {
    const instead = store.findCurrentUid(type, uid, each)
    if (instead === undefined) continue
    const translation = store.findTranslations(type, uid, each).find((other) => other.lang === lang)
    const now = translation?.uid ?? instead
    return now === uid ? undefined : site.findDocumentPath(type, now, lang)
  }
  return undefined
}
