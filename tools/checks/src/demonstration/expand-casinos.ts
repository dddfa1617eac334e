import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { casinoFacts } from './casino-facts.ts'
import type { CasinoRow } from './casino-row.ts'
import { offerDocument } from './offer-document.ts'

interface ContentDocument {
  last_publication_date?: string
  data: Record<string, unknown>
}

/**
 * Expands `content/casinos.json` into documents: offers whole, and reviews with what is written in them already.
 *
 * @returns The text of each file, by its path within the content folder.
 */
export function expandCasinos(content: string): Map<string, string> {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(content, path), 'utf8'))
  const rows = read('casinos.json') as CasinoRow[]
  const files = new Map<string, string>()
  for (const row of rows) {
    const path = `documents/casino_review/${row.uid}.json`
    const review = read(path) as ContentDocument
    const operator = read(`documents/operator/${row.operator}.json`) as ContentDocument
    const facts = casinoFacts(row, String(operator.data['name']))
    const data = { ...review.data, ...facts }
    files.set(path, write({ ...review, data: { ...data, slices: data['slices'] } }))
    for (const offer of row.offers) {
      files.set(`documents/bonus/${row.uid}-${offer.uid}.json`, write(offerDocument(row, offer)))
    }
  }
  return files
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
