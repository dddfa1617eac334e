import { describe, expect, it } from 'vitest'
import { createSearchIndex } from '../../text-index/search-index.ts'
import { searchEntryOf } from '../../search-index/searchable.ts'
import { clientOf, published } from '../../testing/demonstration.ts'
import { links } from '../../testing/site.ts'
import { findResults } from '../results.ts'
import { searchBoth } from '../search-both.ts'
import { inOurWords } from '../synonyms.ts'

/** The demonstration as it is searched in a language: with what is not translated in English. */
async function searchIn(lang: string) {
  const own = published.filter((document) => document.lang === lang)
  const translated = new Set(
    own.flatMap((document) => (document.alternate_languages ?? []).map(({ id }) => id)),
  )
  // The original is searched alone, and by an index that is told no language.
  const isOriginal = lang === 'en-gb'
  const others = isOriginal
    ? []
    : published.filter((each) => each.lang === 'en-gb' && !translated.has(each.id))
  const indexes = [
    createSearchIndex(undefined, undefined, isOriginal ? undefined : lang),
    createSearchIndex(),
  ] as const
  for (const [at, some] of [own, others].entries())
    await indexes[at]?.add(some.flatMap((document) => searchEntryOf(document, links) ?? []))
  const all = [...own, ...others]
  const searched = { index: searchBoth(...indexes)([]), client: clientOf(all), links, language: lang }
  const settings = own.find(({ type }) => type === 'settings') as never
  return async (question: string, market: string) => {
    const { groups } = await findResults(searched, inOurWords(question, settings), {
      today: '2026-11-28',
      market,
    })
    return groups.flatMap(({ results }) => results.map(({ title }) => title))
  }
}

describe.each([
  [
    'en-gb',
    'GB',
    [
      ['payout', 'Sixty-three withdrawals, timed'],
      ['payouts', 'Sixty-three withdrawals, timed'],
      ['payout', 'Payments'],
      ['payout', 'How we rate'],
      ['withdrawal', 'Payments'],
      ['withdrawals', 'How we rate'],
      ['copper lantern payout', 'Copper Lantern'],
      ['blackjack payouts', 'Blackjack rules that cost you'],
      ['payout rate', 'What return to player hides'],
    ],
  ],
  [
    'de-at',
    'AT',
    [
      ['Auszahlungsdauer', 'Copper Lantern'],
      ['Auszahlung', 'Dreiundsechzig Auszahlungen, gestoppt'],
      ['Auszahlung', 'Zahlungen'],
      ['Bonusbedingungen', 'Boni und Bedingungen'],
      ['Einzahlungslimit', 'Spielerschutz'],
      ['Spielsperre', 'Spielerschutz'],
      ['Selbstausschluss', 'Spielerschutz'],
      ['Mindesteinzahlung', 'Copper Lantern'],
      ['Gewinnwahrscheinlichkeit', 'Zum Ausrechnen'],
      ['Spielsucht Hilfe', 'Spielerschutz'],
      ['Casino mit Überweisung', 'Heron & Reed'],
      ['Verlustlimits', 'Die Höhe des Einsatzes'],
      ['Betrug', 'Velvet Comet'],
    ],
  ],
  [
    'ar-ae',
    'AE',
    [
      ['متطلبات الرهان', 'مسرد المصطلحات'],
      ['كم يستغرق السحب', 'Copper Lantern'],
      ['سحوبات', 'كيف نقيّم'],
      ['سحوبات', 'المدفوعات'],
      ['المكافآت', 'المكافآت والشروط'],
      ['الرخصة', 'Copper Lantern'],
      ['إدمان القمار', 'اللعب الآمن والمساعدة'],
      ['هل القمار مسموح في الإمارات', 'اللعب الآمن والمساعدة'],
      ['دبي', 'اللعب الآمن والمساعدة'],
      ['سلوت', 'أفضلية الكازينو بأرقام صريحة'],
      ['حظر نفسي', 'اللعب الآمن والمساعدة'],
      ['محفظة', 'Copper Lantern'],
      ['احتيال', 'Velvet Comet'],
    ],
  ],
])('the search in %s', async (lang, market, questions) => {
  const search = await searchIn(lang)
  it.each(questions)('answers “%s” with %s', async (question, title) => {
    expect(await search(question, market)).toContain(title)
  })
})

describe('the search in ar-ae', async () => {
  const search = await searchIn('ar-ae')
  it('puts the article about the house edge before casinos that are good', async () => {
    expect((await search('أفضلية الكازينو', 'AE'))[0]).toBe('أفضلية الكازينو بأرقام صريحة')
  })
})
