import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { controlTies, FieldRemarks, type FieldWords } from './field-frame.tsx'

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'name'> {}

/**
 * One line to fill in: text, e-mail, number, search. Extra attributes reach the `input`.
 *
 * - Not for: several lines (`TextAreaField`), a password (`PasswordField`) or a code (`CodeField`).
 * - Accessibility: label, hint and error are tied to the control, and an error marks it invalid.
 * - Do: say in the hint what is wanted, before it goes wrong.
 * - Don’t: use a placeholder as the label.
 */
export function TextField({
  label,
  hint,
  error,
  name,
  id,
  className,
  ...rest
}: TextFieldProps): ReactElement {
  const ties = controlTies({ label, hint, error, name }, id)
  return (
    <div className={joinClasses('he-field', className)}>
      <label className="he-field-label" htmlFor={ties.id}>
        {label}
      </label>
      <FieldRemarks id={ties.id} hint={hint} error={error} />
      <input type="text" {...rest} {...ties} className="he-field-control" />
    </div>
  )
}

interface PasswordFieldProps extends TextFieldProps {
  /** `new-password` where one is chosen, so that password managers offer one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password'
}

/** A password. Pasting and password managers are welcome. */
export function PasswordField({
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps): ReactElement {
  return (
    <TextField
      {...rest}
      type="password"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** A code from a message or an app. Devices offer it from where it arrived; pasting is welcome. */
export function CodeField(props: TextFieldProps): ReactElement {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      className={joinClasses('he-code-field', props.className)}
    />
  )
}

/** A file to send. The form needs `encType="multipart/form-data"`. */
export function FileField(props: Omit<TextFieldProps, 'type'>): ReactElement {
  return <TextField {...props} type="file" className={joinClasses('he-file-field', props.className)} />
}

interface TextAreaFieldProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'name'> {}

/** Several lines to fill in. */
export function TextAreaField({
  label,
  hint,
  error,
  name,
  id,
  className,
  ...rest
}: TextAreaFieldProps): ReactElement {
  const ties = controlTies({ label, hint, error, name }, id)
  return (
    <div className={joinClasses('he-field', className)}>
      <label className="he-field-label" htmlFor={ties.id}>
        {label}
      </label>
      <FieldRemarks id={ties.id} hint={hint} error={error} />
      <textarea rows={5} {...rest} {...ties} className="he-field-control" />
    </div>
  )
}

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'name'> {}

/** One of several. The `option` elements are its children. */
export function SelectField({
  label,
  hint,
  error,
  name,
  id,
  className,
  ...rest
}: SelectFieldProps): ReactElement {
  const ties = controlTies({ label, hint, error, name }, id)
  return (
    <div className={joinClasses('he-field', className)}>
      <label className="he-field-label" htmlFor={ties.id}>
        {label}
      </label>
      <FieldRemarks id={ties.id} hint={hint} error={error} />
      <select {...rest} {...ties} className="he-field-control" />
    </div>
  )
}

interface CheckboxFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'name' | 'type'> {}

/** Yes or no. */
export function CheckboxField({
  label,
  hint,
  error,
  name,
  id,
  className,
  ...rest
}: CheckboxFieldProps): ReactElement {
  const ties = controlTies({ label, hint, error, name }, id)
  return (
    <div className={joinClasses('he-field', className)} data-kind="checkbox">
      <div className="he-field-choice">
        <input {...rest} {...ties} type="checkbox" className="he-field-box" />
        <label className="he-field-label" htmlFor={ties.id}>
          {label}
        </label>
      </div>
      <FieldRemarks id={ties.id} hint={hint} error={error} />
    </div>
  )
}
