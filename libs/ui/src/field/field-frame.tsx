import type { ReactElement, ReactNode } from 'react'

/** What every field shares: a label, sometimes a hint, sometimes an error. */
export interface FieldWords {
  /** The name the value is sent under. Also makes the `id`, unless one is given. */
  name: string
  label: ReactNode
  /** What is wanted, said before it goes wrong. */
  hint?: ReactNode
  /** What is wrong with the value as sent, and what to write instead. */
  error?: ReactNode
}

/** The attributes that tie a control to its words. */
interface ControlTies {
  id: string
  name: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Decides the ids of a field's parts and what its control points at. */
export function controlTies(words: FieldWords, givenId: string | undefined): ControlTies {
  const id = givenId ?? `field-${words.name}`
  const described = [words.hint != null && hintId(id), words.error != null && errorId(id)].filter(Boolean)
  return {
    id,
    name: words.name,
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
    ...(words.error != null && { 'aria-invalid': true }),
  }
}

/** The hint and the error of a field, where its control points. */
export function FieldRemarks({
  id,
  hint,
  error,
}: Pick<FieldWords, 'hint' | 'error'> & { id: string }): ReactElement {
  return (
    <>
      {hint != null && (
        <p className="he-field-hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error != null && (
        <p className="he-field-error" id={errorId(id)}>
          {error}
        </p>
      )}
    </>
  )
}

function hintId(id: string): string {
  return `${id}-hint`
}

function errorId(id: string): string {
  return `${id}-error`
}
