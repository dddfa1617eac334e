import type { StoredDocument } from '../documents/stored-document.ts'
import type { Arguments } from './query-arguments.ts'

/** A part of a list, as GraphQL clients page through it. */
export interface Connection {
  totalCount: number
  edges: { node: StoredDocument; cursor: string }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

const usualCount = 20
const largestCount = 100

/** Takes the part of a list that `first`, `last`, `after` and `before` ask for. */
export function connectionOf(documents: readonly StoredDocument[], given: Arguments): Connection {
  const from = typeof given['after'] === 'string' ? placeOf(given['after']) + 1 : 0
  const to = typeof given['before'] === 'string' ? placeOf(given['before']) : documents.length
  const { start, end } = within(from, Math.min(to, documents.length), given)
  const edges = documents.slice(start, end).map((node, index) => ({ node, cursor: cursorAt(start + index) }))
  return {
    totalCount: documents.length,
    edges,
    pageInfo: {
      hasNextPage: end < documents.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

function within(from: number, to: number, given: Arguments): { start: number; end: number } {
  const last = count(given['last'])
  if (given['first'] === undefined && last !== undefined) return { start: Math.max(from, to - last), end: to }
  return { start: from, end: Math.min(to, from + (count(given['first']) ?? usualCount)) }
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' ? Math.min(largestCount, Math.max(0, value)) : undefined
}

function cursorAt(place: number): string {
  return Buffer.from(`arrayconnection:${place}`).toString('base64')
}

/** -1 for a cursor that cannot be read: the list begins at its beginning. */
function placeOf(cursor: string): number {
  const [, place] = /^arrayconnection:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString()) ?? []
  return place === undefined ? -1 : Number(place)
}
