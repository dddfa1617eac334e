'use client'

import { type ReactElement, useState } from 'react'
import { CalculatorForm, type CalculatorProps, figuresOf } from '../calculator/calculator-form.tsx'
import { FigureFields } from '../calculator/figure-fields.tsx'
import { readTypedFigure } from '../calculator/typed-figure.ts'
import { SelectField } from '../field/field.tsx'
import type { WageringBase, WageringTerms } from './wagering.ts'
import { WageringResult } from './wagering-result.tsx'

/** The figures a calculator starts with. */
export interface WageringCalculatorProps extends CalculatorProps {
  /** The offer shown first, and the worked example that remains without scripts. */
  terms: WageringTerms
}

const bases: readonly WageringBase[] = ['bonus', 'deposit and bonus']
const labels = { deposit: 'Your deposit', bonus: 'The bonus', multiple: 'Wagering, times' } as const

/**
 * What a bonus costs to clear, for figures the visitor chooses.
 *
 * Without scripts a page at `address` works them out; where there is none the fields are hidden and the first
 * figures stay as a worked example.
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
  address,
  typed: given,
  ...rest
}: WageringCalculatorProps): ReactElement {
  const [typed, setTyped] = useState({
    deposit: given?.['deposit'] ?? String(first.deposit),
    bonus: given?.['bonus'] ?? String(first.bonus),
    multiple: given?.['multiple'] ?? String(first.multiple),
  })
  const [base, setBase] = useState(baseOf(given?.['base'] ?? first.base))
  // More is a slip of the finger, and no offer asks for it.
  const read = {
    deposit: readTypedFigure(typed.deposit, 1_000_000),
    bonus: readTypedFigure(typed.bonus, 1_000_000),
    multiple: readTypedFigure(typed.multiple, 1000),
  }
  const figures = figuresOf(read)
  return (
    <CalculatorForm
      {...rest}
      sum="wagering"
      address={address}
      currency={currency}
      values={{ ...typed, base }}
      fields={
        <>
          <FigureFields
            labels={labels}
            typed={typed}
            read={read}
            onTyped={(name, text) => setTyped({ ...typed, [name]: text })}
          />
          <SelectField
            name="base"
            label="Wagering counts"
            value={base}
            onChange={(event) => setBase(baseOf(event.target.value))}
          >
            <option value="bonus">the bonus</option>
            <option value="deposit and bonus">deposit and bonus</option>
          </SelectField>
        </>
      }
      result={figures && <WageringResult terms={{ ...figures, base }} currency={currency} />}
    />
  )
}

function baseOf(text: string): WageringBase {
  return bases.find((each) => each === text) ?? 'bonus'
}
