import type { After } from './experience-store.ts'

const form =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?\+00:00)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Reads from a URL where a page of a list begins. Anything malformed counts as the beginning. */
export function readCursor(text: unknown): After | undefined {
  const [, at, id] = (typeof text === 'string' && form.exec(text)) || []
  return at !== undefined && id !== undefined ? { at, id } : undefined
}

export function writeCursor({ created_at, id }: { created_at: string; id: string }): string {
  return `${created_at}_${id}`
}
