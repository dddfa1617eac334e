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
  const parts: ReactNode[] = []
  let done = 0
  for (const { start, end, data } of linksIn(spans)) {
    // Links cannot lie in links.
    if (start < done || end <= start) continue
    parts.push(
      text.slice(done, start),
      <ContentLink key={start} field={data}>
        {text.slice(start, end)}
      </ContentLink>,
    )
    done = end
  }
  return [...parts, text.slice(done)]
}

function linksIn(
  spans: readonly Record<string, unknown>[],
): readonly { start: number; end: number; data: unknown }[] {
  return spans
    .flatMap(({ type, data, ...span }) => {
      const [start, end] = [readNumber(span['start']), readNumber(span['end'])]
      return type === 'hyperlink' && start !== undefined && end !== undefined ? [{ start, end, data }] : []
    })
    .toSorted((one, other) => one.start - other.start)
}
