import { spokenLanguage } from '@house-edge/ui/language'
import { english } from './words/english.ts'
import type { Words } from './words/words.ts'

/** By the language, whatever its country. A language without words of its own has those of the first. */
const catalogues: Readonly<Record<string, Words>> = { en: english }

/** What the site says itself. @param tag Default: the language of the page. */
export function words(tag: string = spokenLanguage()): Words {
  return catalogues[tag.split('-')[0] ?? ''] ?? english
}
