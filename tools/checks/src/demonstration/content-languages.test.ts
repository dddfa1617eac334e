import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Stored {
  id: string
  lang: string
  data: unknown
}

interface Found {
  /** The link, or the mark of a text. */
  link: { link_type?: string; id?: string; url?: string }
  /** What follows the link in its sentence. `undefined`: it stands alone, and the page says the language of what it leads to. */
  after?: string
}

const folder = join(import.meta.dirname, '../../../../content/documents')
const documents = globSync('**/*.json', { cwd: folder }).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Stored,
)
const languageOf = new Map(documents.map(({ id, lang }) => [id, lang]))
const translated = { 'de-at': ['/de/', '(auf Englisch)'], 'ar-ae': ['/ar/', '(بالإنجليزية)'] } as const

function linksOf(value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const { text, spans, link_type } = value as { text?: string; spans?: unknown; link_type?: string }
  if (link_type) return [{ link: value }]
  if (text === undefined || !Array.isArray(spans)) return Object.values(value).flatMap(linksOf)
  return (spans as { end: number; data?: Found['link'] }[]).flatMap(({ end, data }) =>
    data ? [{ link: data, after: text.slice(end) }] : [],
  )
}

describe.each(Object.entries(translated))('the documents in %s', (lang, [prefix, inEnglish]) => {
  const found = documents
    .filter((document) => document.lang === lang)
    .flatMap(({ id, data }) => linksOf(data).map((each) => ({ from: id, ...each })))

  it('lead to the pages of the site in their language', () => {
    const addresses = found.flatMap(({ from, link: { url } }) => (url ? [{ from, url }] : []))
    expect(addresses.length).toBeGreaterThan(20)
    const isOther = ({ url }: { url: string }): boolean =>
      /^\/(?!feeds\/)/.test(url) && !url.startsWith(prefix)
    expect(addresses.filter(isOther)).toEqual([])
  })

  it('lead to documents in their language where these are in it', () => {
    const elsewhere = found.filter(({ link: { id } }) => id && languageOf.has(`${id}_${lang}`))
    expect(elsewhere).toEqual([])
  })

  it('say of a link in a sentence when it leads to English', () => {
    const unsaid = found.filter(
      ({ link: { id }, after }) =>
        id && after !== undefined && languageOf.get(id) !== lang && !after.startsWith(` ${inEnglish}`),
    )
    expect(unsaid).toEqual([])
  })
})

describe('the menus', () => {
  it.each(documents.filter(({ id }) => id.startsWith('settings')))(
    'of $id lead nowhere twice',
    ({ data }) => {
      const { navigation } = data as { navigation: { links: unknown }[] }
      const led = navigation.flatMap(({ links }) => linksOf(links)).map(({ link: { id, url } }) => id ?? url)
      expect(led.length).toBeGreaterThan(20)
      expect(led.filter((one, at) => led.indexOf(one) !== at)).toEqual([])
    },
  )
})

describe('the documents in ar-ae', () => {
  it('call what a bonus asks for by the word of the catalogues', () => {
    const catalogue = readFileSync(join(folder, '../../libs/reviews/src/words/arabic-offers.ts'), 'utf8')
    const [, word] = /wagering: 'شرط ال(\S+)'/.exec(catalogue) ?? []
    const said = documents
      .filter(({ lang }) => lang === 'ar-ae')
      .flatMap(({ id, data }) => {
        // Other words for it are what readers look up in the glossary.
        const text = JSON.stringify(data).replaceAll(/"also":"[^"]*"/g, '')
        return [...text.matchAll(/(?:شرط|شروط|متطلبات) (?:ال)?(\p{L}*راهن\p{L}*|رهان)/gu)].map((found) => [
          id,
          found[1],
        ])
      })
    expect(said.length).toBeGreaterThan(3)
    expect(said.filter(([, found]) => found !== word)).toEqual([])
  })
})
