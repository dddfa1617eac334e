import { shownIn as shownInOf, type ShownIn } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { pageLanguage, type SiteLanguage } from '../language.ts'
import { site } from '../site.ts'

/** @param document What the page shows, if it shows one. */
export function shownIn(
  path: string,
  document?: AllDocumentTypes,
): ShownIn & { instead: SiteLanguage | undefined } {
  return shownInOf(site, path, pageLanguage(), document) as ReturnType<typeof shownIn>
}
