import type { Json } from '../../../../src/json/json.ts'
import { useSummary } from '../../links/summaries.ts'
import { summaryParts } from '../summary.ts'

/** The first words of an item, and the titles of what it leads to. */
export function ItemSummary({ value, most }: { value: Json | undefined; most?: number }) {
  return summaryParts(value, most).map((part, index) => (
    <span key={'text' in part ? `${index} ${part.text}` : part.documentId}>
      {index > 0 && ' · '}
      {'text' in part ? part.text : <Title id={part.documentId} />}
    </span>
  ))
}

function Title({ id }: { id: string }) {
  return useSummary(id)?.title ?? '…'
}
