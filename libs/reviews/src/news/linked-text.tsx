import { ContentLink } from '@house-edge/slices'
import { readGroup, readNumber, readText } from '@house-edge/slices/reading'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { CasinoReviewDocument } from '../documents.ts'

/** The paragraphs of a warning as one line, with its links. */
export function LinkedText({ field }: { field: CasinoReviewDocument['data']['warning'] }): ReactElement {
  const paragraphs = readGroup(field).flatMap((block) => {
    const text = 'text' in block ? readText(block.text) : undefined
    return text === undefined ? [] : [{ text, spans: 'spans' in block ? readGroup(block.spans) : [] }]
  })
  return (
    <>
      {paragraphs.map(({ text, spans }, at) => (
        <Fragment key={text}>
          {at > 0 && ' '}
          {withLinks(text, spans)}
        </Fragment>
      ))}
    </>
  )
}

function withLinks(text: string, spans: readonly Record<string, unknown>[]): ReactNode {
  const [span] = spans
    .filter(({ type }) => type === 'hyperlink')
    .toSorted((one, other) => (readNumber(one['start']) ?? 0) - (readNumber(other['start']) ?? 0))
  const [start, end] = [readNumber(span?.['start']), readNumber(span?.['end'])]
  if (start === undefined || end === undefined || end <= start) return text
  return (
    <>
      {text.slice(0, start)}
      <ContentLink field={span?.['data']}>{text.slice(start, end)}</ContentLink>
      {text.slice(end)}
    </>
  )
}
