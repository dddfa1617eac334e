import { titleIn } from '../../../src/documents/title.ts'
import { toSlug } from '../../../src/letters/without-accents.ts'
import type { Content } from '../draft/content.ts'
import { modelOf } from '../context/desk-context.tsx'
import type { Desk } from '../context/desk-context.tsx'

/** A UID made of what a document is called; `undefined` while it is called nothing. */
export function uidFor(content: Content, type: string, desk: Pick<Desk, 'models'>): string | undefined {
  const model = modelOf(type, desk)
  return toSlug((model && titleIn(content.data, model)) ?? '') || undefined
}
