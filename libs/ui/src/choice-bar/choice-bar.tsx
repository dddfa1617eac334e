import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface ChoiceBarProps extends Omit<ComponentProps<'form'>, 'method'> {
  /** What boxes elsewhere on the page name with `form`. */
  id: string
}

/**
 * What is done with the boxes ticked on a page (`ChoiceBox`): a form at the end of `main` that is there, and stays in
 * sight, while one is ticked.
 *
 * - Not for: the fields of a form (`Form`).
 * - Accessibility: a form in the page’s order; the boxes elsewhere name it, so the keyboard reaches it
 *   after them.
 * - Do: say what is done with what is ticked.
 * - Don’t: have two on a page.
 */
export function ChoiceBar({ id, className, children, ...rest }: ChoiceBarProps): ReactElement {
  return (
    <form {...rest} id={id} method="get" className={joinClasses('he-choice-bar', className)}>
      {children}
    </form>
  )
}
