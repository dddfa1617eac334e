import type { Query } from '@prismicio/client'
import { InvalidResponseError } from '../errors/invalid-response-error.ts'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isName: Check = (value) => typeof value === 'string' && value !== ''
const isTextOrNothing: Check = (value) => value === null || value === undefined || typeof value === 'string'
const isTextOrNull: Check = (value) => value === null || typeof value === 'string'
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0
const isPageNumber: Check = (value) => Number.isInteger(value) && (value as number) >= 1
const isRecord: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText)

const envelope: readonly [string, Check][] = [
  ['page', isPageNumber],
  ['results_per_page', isCount],
  ['results_size', isCount],
  ['total_results_size', isCount],
  ['total_pages', isCount],
  ['next_page', isTextOrNull],
  ['prev_page', isTextOrNull],
  ['results', Array.isArray],
]

/** The part of a document that this library relies on. The rest passes through untouched. */
const header: readonly [string, Check][] = [
  ['id', isName],
  ['uid', isTextOrNothing],
  ['type', isName],
  ['lang', isText],
  ['tags', isTexts],
  ['data', isRecord],
]

/**
 * Reads one page of documents as sent. By hand, because it is done for
 * each answer: a schema that copies what it checks took longer than the parsing.
 *
 * @returns The very object that was given: it was checked, not copied.
 * @throws {InvalidResponseError} It has another shape; `paths` names where.
 */
export function parseDocumentPage(json: unknown, url: string): Query {
  const paths = faultsOf(json, envelope, '')
  if (paths.length === 0) {
    for (const [index, document] of (json as Query).results.entries()) {
      paths.push(...faultsOf(document, header, `results.${index}.`))
    }
  }
  if (paths.length > 0) throw new InvalidResponseError({ fault: 'shape', url, paths })
  return json as Query
}

function faultsOf(value: unknown, checks: readonly [string, Check][], prefix: string): string[] {
  if (!isRecord(value)) return [prefix.slice(0, -1)]
  const faults: string[] = []
  for (const [name, isRight] of checks) {
    if (!isRight((value as Record<string, unknown>)[name])) faults.push(prefix + name)
  }
  return faults
}
