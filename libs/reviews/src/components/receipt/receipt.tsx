import { FactList } from '@house-edge/ui'
import type { ComponentProps, ReactElement } from 'react'

interface ReceiptProps extends ComponentProps<'figure'> {
  /** What it is of, such as a withdrawal from a casino. */
  title: string
  /** The lines of it, as a receipt has them. */
  lines: readonly { label: string; value: string }[]
  /** What the lines come to. */
  total: { label: string; value: string }
  /** Who vouches for it. */
  stamp: string
}

/**
 * A test that was made, as a slip of paper: what, when, how much, and what came of it.
 *
 * - Not for: a document of somebody else, of which a picture is shown (`Figure`).
 * - Accessibility: a figure called by its title; its lines are a list of names and values, and the stamp is text.
 * - Do: say who made it.
 * - Don’t: make it look like the paper of a bank.
 */
export function Receipt({ title, lines, total, stamp, className = '', ...rest }: ReceiptProps): ReactElement {
  return (
    <figure {...rest} className={`he-receipt ${className}`.trim()}>
      <figcaption className="he-receipt-title">{title}</figcaption>
      <FactList facts={[...lines, total]} />
      <p className="he-receipt-stamp">{stamp}</p>
    </figure>
  )
}
