import { anything, listOf, objectWith, optional, recordOf, text, yesOrNo } from '../../wire/shape.ts'

const shardCount = 64

/** What a file of documents or outlines holds. */
export const shard: ReturnType<typeof listOf> = listOf(
  objectWith({ id: text, type: text, data: recordOf(anything), isOutdated: optional(yesOrNo) }),
)

/** One that shows an older version of what it links to has the date of the list: the file says so. */
export type Stored<Document> = Document & { isOutdated?: boolean }

/** The file a document, or its outline, is in. */
export function shardOf(id: string, of: 'documents' | 'outlines' = 'documents'): string {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % shardCount
  return `${of}-${String(sum).padStart(2, '0')}.json`
}
