import type { Query } from '@prismicio/client'
import { z } from 'zod'
import { InvalidResponseError } from '../errors/invalid-response-error.ts'
import { pathsOf } from './repository.ts'

const count = z.number().int().nonnegative()

/** The part of a document that this library relies on (R044–R048). The rest passes through untouched. */
const header = z.looseObject({
  id: z.string().min(1),
  uid: z.string().nullish(),
  type: z.string().min(1),
  lang: z.string(),
  tags: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
})

const envelope = z.looseObject({
  page: z.number().int().positive(),
  results_per_page: count,
  results_size: count,
  total_results_size: count,
  total_pages: count,
  next_page: z.string().nullable(),
  prev_page: z.string().nullable(),
  results: z.array(header),
})

/**
 * Reads one page of documents as sent (R061).
 *
 * @returns The very object that was given: it was checked, not copied.
 * @throws {InvalidResponseError} It has another shape; `paths` names where.
 */
export function parseDocumentPage(json: unknown, url: string): Query {
  const result = envelope.safeParse(json)
  if (!result.success) throw new InvalidResponseError({ fault: 'shape', url, paths: pathsOf(result.error) })
  return json as Query
}
