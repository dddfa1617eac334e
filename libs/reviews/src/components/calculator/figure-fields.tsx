import type { ReactElement } from 'react'
import { TextField } from '@house-edge/ui/forms'
import type { TypedFigure } from './typed-figure.ts'

interface FigureFieldsProps<Name extends string> {
  /** What each field is called. */
  labels: Readonly<Record<Name, string>>
  typed: Readonly<Record<Name, string>>
  read: Readonly<Record<Name, TypedFigure>>
  onTyped: (name: Name, text: string) => void
}

/** A field for each figure, marked where what stands in it is none. */
export function FigureFields<Name extends string>({
  labels,
  typed,
  read,
  onTyped,
}: FigureFieldsProps<Name>): ReactElement {
  const names = Object.keys(typed) as Name[]
  return (
    <>
      {names.map((name) => {
        const outcome: TypedFigure = read[name]
        return (
          <TextField
            key={name}
            name={name}
            label={labels[name]}
            error={'problem' in outcome ? outcome.problem : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            onChange={(event) => onTyped(name, event.target.value)}
          />
        )
      })}
    </>
  )
}
