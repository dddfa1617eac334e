import { spokenLanguage } from '@house-edge/ui/language'
import { rating } from '../words/english-rating.ts'
import { words } from '../words/words.ts'

/** What the island says, with the language whose plural forms it takes. */
export type RatingWords = typeof rating & { language: string }

/** The same in the language of the page. `undefined`: in English, which the island has itself. */
export function ratingWords(): RatingWords | undefined {
  const said = words().rating
  return said === rating ? undefined : { ...said, language: spokenLanguage() }
}
