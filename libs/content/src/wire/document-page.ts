import type { Query } from '@prismicio/client'
import { InvalidResponseError } from '../errors/invalid-response-error.ts'
import { anything, listOf, name, nullable, objectWith, optional, recordOf, text, value } from './shape.ts'

const count = value((given) => Number.isInteger(given) && (given as number) >= 0)
const pageNumber = value((given) => Number.isInteger(given) && (given as number) >= 1)

/** The part of a document that this library relies on. The rest passes through untouched. */
const document = objectWith({
  id: name,
  uid: optional(nullable(text)),
  type: name,
  lang: text,
  tags: listOf(text),
  data: recordOf(anything),
})

const page = objectWith({
  page: pageNumber,
  results_per_page: count,
  results_size: count,
  total_results_size: count,
  total_pages: count,
  next_page: nullable(text),
  prev_page: nullable(text),
  results: listOf(document),
})

/**
 * Reads one page of documents as sent.
 *
 * @returns The very object that was given: it was checked, not copied.
 * @throws {InvalidResponseError} It has another shape; `paths` names where.
 */
export function parseDocumentPage(json: unknown, url: string): Query {
  const paths = page(json)
  if (paths.length > 0) throw new InvalidResponseError({ fault: 'shape', url, paths: [...paths] })
  return json as Query
}
