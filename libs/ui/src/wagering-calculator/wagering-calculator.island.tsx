'use client'

import { type ComponentProps, type ReactElement, useState } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { SelectField, TextField } from '../field/field.tsx'
import { readTypedFigure, type WageringBase, type WageringTerms } from './wagering.ts'
import { WageringResult } from './wagering-result.tsx'

/** The figures a calculator starts with. Everything else goes on to its `div`. */
export interface WageringCalculatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The offer shown first, and the worked example that remains without scripts. */
  terms: WageringTerms
  /** An ISO 4217 code, such as `GBP`. */
  currency?: string | undefined
}

const bases: readonly WageringBase[] = ['bonus', 'deposit and bonus']

/** The largest figures that make sense: more is a slip of the finger, and no offer asks for it. */
const most = { deposit: 1_000_000, bonus: 1_000_000, multiple: 1000 } as const
const names = ['deposit', 'bonus', 'multiple'] as const
const labels = { deposit: 'Your deposit', bonus: 'The bonus', multiple: 'Wagering, times' } as const

/**
 * What a bonus costs to clear, for figures the visitor chooses.
 *
 * Without scripts the fields are hidden and the first figures stay as a worked
 * example.
 *
 * - Not for: promising a result: it shows an average.
 * - Accessibility: the answer is an `output`, announced when a figure changes; errors are tied to their
 *   field.
 * - Do: begin with the figures of the offer beside it.
 * - Don’t: hide the note on averages.
 */
export function WageringCalculator({
  terms: first,
  currency,
  className,
  ...rest
}: WageringCalculatorProps): ReactElement {
  const [typed, setTyped] = useState({
    deposit: String(first.deposit),
    bonus: String(first.bonus),
    multiple: String(first.multiple),
  })
  const [base, setBase] = useState(first.base)
  const read = names.map((name) => ({ name, ...readTypedFigure(typed[name], most[name]) }))
  const [deposit, bonus, multiple] = read.map((each) => ('figure' in each ? each.figure : undefined))
  return (
    <div {...rest} className={joinClasses('he-wagering', className)}>
      <div className="he-wagering-fields">
        {read.map(({ name, ...outcome }) => (
          <TextField
            key={name}
            name={name}
            label={labels[name]}
            error={'problem' in outcome ? outcome.problem : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
        <SelectField
          name="base"
          label="Wagering counts"
          value={base}
          onChange={(event) => setBase(bases.find((each) => each === event.target.value) ?? 'bonus')}
        >
          <option value="bonus">the bonus</option>
          <option value="deposit and bonus">deposit and bonus</option>
        </SelectField>
      </div>
      {deposit !== undefined && bonus !== undefined && multiple !== undefined ? (
        <WageringResult terms={{ deposit, bonus, multiple, base }} currency={currency} />
      ) : (
        <output className="he-wagering-answer">
          No cost can be worked out until the marked figures are put right.
        </output>
      )}
    </div>
  )
}
