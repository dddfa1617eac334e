import { createElement, Fragment, type ReactNode } from 'react'

/** A part in brackets, which may hold brackets of its own: a name may have some. */
const part = /\[((?:[^[\]]|\[[^\]]*\])*)\]/

/**
 * A sentence of a catalogue whose parts in brackets become something else, such as links: each language has them where it
 * needs them.
 *
 * @param render What becomes of a part; `at` counts them from 0.
 *
 * @example
 * ```tsx
 * marked('Read [the terms] first.', (part) => <Link href="/terms">{part}</Link>)
 * ```
 */
export function marked(sentence: string, render: (part: string, at: number) => ReactNode): ReactNode {
  const pieces = sentence.split(part)
  return createElement(
    Fragment,
    undefined,
    ...pieces.map((piece, at) => (at % 2 === 1 ? render(piece, (at - 1) / 2) : piece)),
  )
}
