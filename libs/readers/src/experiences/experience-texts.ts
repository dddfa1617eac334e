import { words } from '../words/words.ts'
import { longestBody, shortestBody } from '../criteria/criteria.ts'

/** What the pages of experiences say of results. */
export function experienceTexts() {
  const { kept, invalid, tooLarge, unavailable } = words().experiences
  return {
    'auth/saved': kept,
    'auth/form-invalid': invalid,
    'auth/form-too-large': tooLarge,
    'auth/unavailable': unavailable,
  }
}

/**
 * Messages by reason: reasons of `readExperience`, and hints of the database.
 *
 * @param language Default: that of the page.
 */
export function refusalTexts(language?: string): Readonly<Record<string, string>> {
  const { refused: said, tooLarge } = words(language).experiences
  return {
    mark: said.mark,
    payout: said.payout,
    'payout-unit': said.payoutUnit,
    short: said.short(shortestBody),
    long: said.long(longestBody),
    picture: said.picture,
    'pictures-large': tooLarge,
    'limit/links': said.links,
    'limit/copied': said.copied,
    'limit/experiences-a-day': said.experiencesADay,
    'limit/changes-a-day': said.changesADay,
    'limit/pictures-a-day': said.picturesADay,
  }
}
