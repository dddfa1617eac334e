import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

export interface ChoiceBarProps extends Omit<ComponentProps<'form'>, 'method'> {
  /** What boxes elsewhere on the page name with `form`. */
  id: string
}

/** What is done with the boxes ticked in a list: a form below it that stays in sight while one is ticked. */
export function ChoiceBar({ id, className, children, ...rest }: ChoiceBarProps): ReactElement {
  return (
    <form {...rest} id={id} method="get" className={joinClasses('he-choice-bar', className)}>
      {children}
    </form>
  )
}
