import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AllDocumentTypes } from '../../documents.ts'
import { createSearchIndex } from '../../text-index/search-index.ts'
import { searchEntryOf } from '../../search-index/searchable.ts'
import { links } from '../../testing/site.ts'
import { findResults } from '../results.ts'
import { searchBoth } from '../search-both.ts'
import { inOurWords } from '../synonyms.ts'

type Loose = Pick<AllDocumentTypes, 'id' | 'uid' | 'type' | 'lang' | 'alternate_languages'> & { data: object }

const root = new URL('../../../../../content/documents/', import.meta.url)
const documents = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Loose)
const byId = new Map(documents.map((document) => [document.id, document]))

/** With the documents that others link to in their links. */
function linked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(linked)
  if (typeof value !== 'object' || value === null) return value
  const { link_type: link, id } = value as { link_type?: string; id?: string }
  if (link === 'Document') return { link_type: link, ...byId.get(id ?? '') }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, linked(field)]))
}
const published = documents.map(
  (document) =>
    ({ ...document, data: { bonuses: [], ...Object(linked(document.data)) } }) as AllDocumentTypes,
)

/** The demonstration as it is searched in a language: with what is not translated in English. */
async function searchIn(lang: string) {
  const own = published.filter((document) => document.lang === lang)
  const translated = new Set(own.flatMap((document) => document.alternate_languages.map(({ id }) => id)))
  const others = published.filter((each) => each.lang === 'en-gb' && !translated.has(each.id))
  const indexes = [createSearchIndex(undefined, undefined, lang), createSearchIndex()] as const
  for (const [at, some] of [own, others].entries())
    await indexes[at]?.add(some.flatMap((document) => searchEntryOf(document, links) ?? []))
  const all = [...own, ...others]
  const client = {
    getAll: async (type: string) => all.filter((document) => document.type === type),
    findById: async (id: string) => all.find((document) => document.id === id),
  }
  const searched = { index: searchBoth(...indexes)([]), client: client as never, links, language: lang }
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
    'de-at',
    'AT',
    [
      ['Auszahlungsdauer', 'Copper Lantern'],
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
