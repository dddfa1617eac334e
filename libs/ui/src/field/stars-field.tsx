import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { controlTies, FieldRemarks, type FieldWords } from './field-frame.tsx'

interface StarsFieldProps extends FieldWords, Omit<ComponentProps<'fieldset'>, 'name' | 'defaultValue'> {
  /** What each mark is called, the least first: as many as there are stars. */
  marks: readonly string[]
  /** The mark that is set, from 1. */
  defaultValue?: string | undefined
  required?: boolean
}

/**
 * A mark in stars, set by a finger, a pointer or the arrow keys, without a script. What it means is written beside it.
 *
 * - Not for: showing a mark (`Score`).
 * - Accessibility: a group of radio buttons, each called by its mark in words; stars are decorative.
 * - Do: say in `marks` what each means.
 * - Don’t: use it for other choices than marks.
 */
export function StarsField({
  label,
  hint,
  error,
  name,
  id,
  marks,
  defaultValue,
  required,
  className,
  ...rest
}: StarsFieldProps): ReactElement {
  const ties = controlTies({ label, hint, error, name }, id)
  return (
    <fieldset
      {...rest}
      id={ties.id}
      aria-describedby={ties['aria-describedby']}
      className={joinClasses('he-field he-stars', className)}
    >
      <legend className="he-field-label">{label}</legend>
      <FieldRemarks id={ties.id} hint={hint} error={error} />
      <div className="he-stars-row">
        {marks.map((mark, place) => (
          <label key={mark} className="he-star">
            <input
              className="he-star-input"
              type="radio"
              name={name}
              value={place + 1}
              defaultChecked={defaultValue === String(place + 1)}
              required={required}
            />
            <span className="he-star-shape" aria-hidden="true" />
            <span className="he-star-word">{mark}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
