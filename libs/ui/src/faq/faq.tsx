import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { Fold } from '../fold/fold.tsx'
import { withKeys } from '../list/with-keys.ts'

/** A question and what we answer. */
export interface FaqItem {
  question: string
  answer: ReactNode
}

interface FaqProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly FaqItem[]
  /** The rank of the questions in the page. @default 3 */
  level?: 2 | 3 | 4
}

/**
 * Questions that unfold into their answers. None renders nothing.
 *
 * - Not for: what everybody must read: a fold hides it.
 * - Accessibility: each question is a heading in a native fold, which keyboards open.
 * - Do: ask in the reader’s words.
 * - Don’t: hide terms or warnings in an answer.
 */
export function Faq({ items, level = 3, className, ...rest }: FaqProps): ReactElement | null {
  if (items.length === 0) return null
  return (
    <div {...rest} className={joinClasses('he-faq', className)}>
      {withKeys(items).map(({ key, entry }) => (
        <Fold key={key} title={entry.question} level={level} width="text">
          {entry.answer}
        </Fold>
      ))}
    </div>
  )
}
