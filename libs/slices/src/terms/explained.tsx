import { Term, withKeys } from '@house-edge/ui'
import type { ReactElement } from 'react'
import type { Explain } from './explain.ts'

/** A plain text in which the terms of a glossary explain themselves. */
export function Explained({ text, explain }: { text: string; explain: Explain | undefined }): ReactElement {
  const marks = explain?.(text) ?? []
  return (
    <>
      {withKeys(marks).map(({ key, entry: { start, end, term } }) => [
        text.slice(marks[key - 1]?.end ?? 0, start),
        <Term key={key} {...term}>
          {text.slice(start, end)}
        </Term>,
      ])}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  )
}
