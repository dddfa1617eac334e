import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { FieldRemarks } from './field-frame.tsx'

interface ControlFieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  label: ReactNode
  /** What is wanted, said before it goes wrong. */
  hint?: ReactNode
  /** The `id` of the control. Its `aria-describedby` is this with `-hint`, where there is one. */
  id: string
  /** The control, such as a `SuggestField`. */
  children: ReactNode
}

/**
 * Label and hint around a control that has no field of its own.
 *
 * - Not for: what `TextField` and its like are for.
 * - Accessibility: the label names the control by its id.
 * - Do: give the control the `id` and what describes it.
 * - Don’t: put more than one control in it.
 */
export function ControlField({
  label,
  hint,
  id,
  className,
  children,
  ...rest
}: ControlFieldProps): ReactElement {
  return (
    <div {...rest} className={joinClasses('he-field', className)}>
      <label className="he-field-label" htmlFor={id}>
        {label}
      </label>
      <FieldRemarks id={id} hint={hint} />
      {children}
    </div>
  )
}
