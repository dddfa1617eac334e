import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface ChoiceBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The `id` of the `ChoiceBar` that sends it. */
  form: string
  name: string
  value: string
  /** What is done, and with what. */
  children: ReactNode
}

/**
 * A box to tick beside something in a list, for a `ChoiceBar` of the page. It needs no id, so the same thing may stand
 * on a page twice.
 *
 * - Not for: the fields of a form (`CheckboxField`).
 * - Accessibility: the label holds the box, and is a large enough target with it.
 * - Do: say to screen readers what is ticked, not only what for.
 * - Don’t: show it on a page without a bar.
 */
export function ChoiceBox({ className, children, ...rest }: ChoiceBoxProps): ReactElement {
  return (
    <label className={joinClasses('he-choice-box', className)}>
      <input {...rest} className="he-field-box" type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
