import type { Complaint, Rule } from '@house-edge/content/validation'
import { readCodes, readText } from '@house-edge/slices/reading'

const fields: Readonly<Record<string, readonly string[]>> = {
  bonus: ['countries'],
  casino_review: ['countries_allowed', 'countries_blocked'],
  game_provider: ['country'],
  help_organisation: ['country'],
  operator: ['country'],
  regulator: ['country'],
}

/** Countries are ISO 3166-1 codes of two letters, and none is both allowed and blocked. */
export const countryRule: Rule = function* (document) {
  const { data } = document
  for (const field of fields[document.type] ?? []) {
    const codes = readCodes(data[field])
    for (const code of codes) {
      if (!isCountry(code)) yield unknownCountry(field, code)
    }
    if (field === 'country' && codes.length > 1) {
      yield {
        rule: 'countries/several',
        path: [field],
        what: `names ${codes.length} countries, where one is meant`,
        todo: 'Keep one, and make a document for each other.',
      }
    }
  }
  const blocked = new Set(readCodes(data['countries_blocked']))
  for (const code of readCodes(data['countries_allowed']).filter((each) => blocked.has(each))) {
    yield {
      rule: 'countries/contradiction',
      path: ['countries_blocked'],
      what: `${code} is both allowed and blocked`,
      todo: 'Remove it from one of the two lists.',
    }
  }
}

/** Currencies are ISO 4217 codes of three letters. */
export const currencyRule: Rule = function* (document) {
  for (const field of ['currency', 'currencies']) {
    for (const code of readCodes(document.data[field])) {
      if (currencies.has(code)) continue
      yield {
        rule: 'currencies/unknown',
        path: [field],
        what: `"${code}" is no currency code`,
        todo: 'Use three capital letters, such as GBP or EUR.',
      }
    }
  }
}

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const currencies = new Set(Intl.supportedValuesOf('currency'))

function isCountry(code: string): boolean {
  // Former and nicknamed codes have a name too, but stand for another.
  return (
    /^[A-Z]{2}$/.test(code) && new Intl.Locale(`und-${code}`).region === code && !!readText(names.of(code))
  )
}

function unknownCountry(field: string, code: string): Complaint {
  return {
    rule: 'countries/unknown',
    path: [field],
    what: `"${code}" is no country code`,
    todo: 'Use two capital letters, such as GB or IE.',
  }
}
