import type { ReactNode } from 'react'

/** A sentence of the catalogue, and what becomes of its part in brackets. */
export function marked(sentence: string, render: (part: string) => ReactNode): ReactNode {
  const [, before, part, after] = /^([^[]*)\[(.*)\](.*)$/s.exec(sentence) ?? []
  if (part === undefined) return sentence
  return (
    <>
      {before}
      {render(part)}
      {after}
    </>
  )
}
