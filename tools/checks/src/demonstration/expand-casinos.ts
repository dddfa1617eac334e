import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { casinoFacts, idIn, type LinkTo } from './casino-facts.ts'
import type { CasinoRow } from './casino-row.ts'
import { type CasinoWords, inWords } from './casino-words.ts'
import { offerDocument } from './offer-document.ts'
import { originalFacts } from './original-facts.ts'
import { UnwrittenError } from './unwritten-error.ts'
import { english } from './wording-english.ts'
import { german } from './wording-german.ts'
import type { Wording } from './wording.ts'

interface ContentDocument {
  id: string
  uid: string
  type: string
  lang: string
  first_publication_date: string
  data: Record<string, unknown>
}

type Files = ReadonlyMap<string, ContentDocument>

/** Languages other than English in which the table has words. */
const translations = [german]

/**
 * Expands `content/casinos.json`, and its words in other languages, into documents: offers whole, and reviews with
 * what is written in them already. Translations of what is not in the table take the facts of their originals.
 *
 * @returns The text of each file, by its path within the content folder.
 */
export function expandCasinos(content: string): Map<string, string> {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(content, path), 'utf8'))
  const rows = read('casinos.json') as CasinoRow[]
  const files: Files = new Map(
    globSync('documents/*/*.json', { cwd: content })
      .toSorted()
      .map((path) => [path, read(path) as ContentDocument]),
  )
  const expanded = new Map<string, ContentDocument>([
    ...rows.flatMap((row) => documentsOf(files, row, english)),
    ...translations.flatMap((wording) => {
      const words = read(`casinos.${wording.lang}.json`) as Record<string, CasinoWords>
      return rows.flatMap((row) => {
        const said = words[row.uid]
        return said ? documentsOf(files, inWords(row, said), wording) : []
      })
    }),
  ])
  const all = new Map([...files, ...expanded])
  for (const [path, document] of files) {
    const isCasino = document.type === 'casino_review' || document.type === 'bonus'
    if (isCasino && document.lang !== english.lang && !expanded.has(path)) {
      const original = found(all, `documents/${document.type}/${document.uid}.json`)
      if (expanded.has(`documents/${document.type}/${document.uid}.json`)) {
        throw new UnwrittenError(`${path} has no words in casinos.${document.lang}.json.`)
      }
      const facts = originalFacts(document.type, original.data, document.data, linkIn(all, document.lang))
      expanded.set(path, withFacts(document, facts))
    }
  }
  return new Map([...expanded].map(([path, document]) => [path, write(document)]))
}

/** The review of a row and its offers, in the language of the row's words. */
function documentsOf(files: Files, row: CasinoRow, wording: Wording): [string, ContentDocument][] {
  const end = wording.lang === english.lang ? '.json' : `.${wording.lang}.json`
  const path = `documents/casino_review/${row.uid}${end}`
  const review = found(files, path)
  const operator = found(files, `documents/operator/${row.operator}.json`)
  // What a row leads to is there in every language that has words for it.
  const link: LinkTo = (type, uid) => linkTo(idIn(wording.lang, `${type}_${uid}`))
  return [
    [path, withFacts(review, casinoFacts(row, String(operator.data['name']), wording, link))],
    ...row.offers.map((offer): [string, ContentDocument] => [
      `documents/bonus/${row.uid}-${offer.uid}${end}`,
      offerDocument(row, offer, wording, review.first_publication_date) as unknown as ContentDocument,
    ]),
  ]
}

function withFacts(document: ContentDocument, facts: object): ContentDocument {
  return { ...document, data: { ...document.data, ...facts } }
}

function found(files: Files, path: string): ContentDocument {
  const document = files.get(path)
  if (!document) throw new UnwrittenError(`${path} is not written.`)
  return document
}

const linkTo = (id: string): object => ({ link_type: 'Document', id })

/** Leads to the documents of a language, and to English where they are not in it. */
function linkIn(files: Files, lang: string): LinkTo {
  const ids = new Set([...files.values()].map(({ id }) => id))
  return (type, uid) => {
    const id = `${type}_${uid}`
    return linkTo(ids.has(idIn(lang, id)) ? idIn(lang, id) : id)
  }
}

/** One line for each field, so that a change to one shows as one. */
function write(document: object): string {
  const lines = (value: object, indent: string): string =>
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => {
        const isSplit = key === 'data' || key === 'slices'
        return `${indent}${JSON.stringify(key)}: ${isSplit ? split(each, indent) : JSON.stringify(each)}`
      })
      .join(',\n')
  const split = (value: object, indent: string): string =>
    Array.isArray(value)
      ? `[\n${value.map((each) => `${indent}  ${JSON.stringify(each)}`).join(',\n')}\n${indent}]`
      : `{\n${lines(value, `${indent}  `)}\n${indent}}`
  return `{\n${lines(document, '  ')}\n}\n`
}
