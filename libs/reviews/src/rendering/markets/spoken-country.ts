import { spokenLanguage } from '@house-edge/ui/language'

/** The country that the language of the page is of, an ISO 3166 code: Austria of `de-AT`. `undefined`: it names none. */
export function spokenCountry(): string | undefined {
  return new Intl.Locale(spokenLanguage()).region
}
