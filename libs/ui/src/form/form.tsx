import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface FormProps extends ComponentProps<'form'> {
  /** The result of the last submission: a `Notice`, shown above the fields. */
  message?: ReactNode
  /** The buttons, below the fields. */
  actions?: ReactNode
  /** Where the buttons are: below the fields, or, of a form with one field, beside it while there is room. @default 'stack' */
  layout?: 'stack' | 'line'
}

/**
 * A form: what came of the last attempt, the fields, the buttons.
 *
 * - Not for: narrowing a list (`FilterPanel`).
 * - Accessibility: the message stands before the fields, where the reading begins again.
 * - Do: keep what was typed when something was wrong.
 * - Don’t: disable the button until all is filled in.
 */
export function Form({
  message,
  actions,
  layout = 'stack',
  className,
  children,
  ...rest
}: FormProps): ReactElement {
  return (
    <form
      {...rest}
      className={joinClasses('he-form', className)}
      data-layout={layout === 'line' ? layout : undefined}
    >
      {message}
      {children}
      {actions != null && <div className="he-form-actions">{actions}</div>}
    </form>
  )
}
