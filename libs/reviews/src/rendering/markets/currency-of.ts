import { spokenCountry } from './spoken-country.ts'

const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'

const others: Readonly<Record<string, string>> = {
  AE: 'AED',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  IN: 'INR',
  JP: 'JPY',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  US: 'USD',
  ZA: 'ZAR',
}

/** Both sides of the tables are ISO 4217 and ISO 3166; the platform's own data of languages joins them nowhere. */
const currencies: ReadonlyMap<string, string> = new Map([
  ...euro.split(' ').map((code) => [code, 'EUR'] as const),
  ...Object.entries(others),
])

/** The currency of a country, ISO 4217. @param country An ISO 3166 code in capitals. `undefined`: not known here. */
export function currencyOf(country: string): string | undefined {
  return currencies.get(country)
}

/** The currency of the country that the language of the page is of: pounds of `en-GB`. */
export function spokenCurrency(): string | undefined {
  const country = spokenCountry()
  return country && currencyOf(country)
}
