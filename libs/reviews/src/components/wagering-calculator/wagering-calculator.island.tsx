'use client'

import { type ReactElement, useState } from 'react'
import { CalculatorForm, type CalculatorProps } from '../calculator/calculator-form.tsx'
import { FigureFields } from '../calculator/figure-fields.tsx'
import { type FirstFigures, useFigures } from '../calculator/use-figures.ts'
import { SelectField } from '@house-edge/ui/forms'
import type { WageringBase, WageringTerms } from './wagering.ts'
import { WageringResult } from './wagering-result.tsx'

/** The figures a calculator starts with. */
export interface WageringCalculatorProps extends CalculatorProps {
  /**
   * The offer shown first, and the worked example that remains without scripts. What is missing or too large is that
   * of a common one. @default 100 with 100, 35 times the bonus, of which a stake at a table counts a tenth
   */
  terms?: FirstFigures<WageringTerms> | undefined
}

const bases: readonly WageringBase[] = ['bonus', 'deposit and bonus']
const asked = {
  deposit: { label: 'Your deposit', first: 100, most: 1_000_000 },
  bonus: { label: 'The bonus', first: 100, most: 1_000_000 },
  multiple: { label: 'Wagering, times', first: 35, most: 1000 },
  tables: { label: 'Table games count, per cent', first: 10, most: 100 },
  largestBet: { label: 'Largest bet (0: no limit)', first: 0, most: 1_000_000 },
  largestWin: { label: 'Largest win (0: no limit)', first: 0, most: 1_000_000 },
}

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
  const { typed, read, figures, type } = useFigures(asked, first, given)
  const [base, setBase] = useState(baseOf(given?.['base'] ?? first?.base))
  return (
    <CalculatorForm
      {...rest}
      sum="wagering"
      address={address}
      currency={currency}
      values={{ ...typed, base }}
      fields={
        <>
          <FigureFields asked={asked} typed={typed} read={read} onTyped={type} />
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

function baseOf(text: string | undefined): WageringBase {
  return bases.find((each) => each === text) ?? 'bonus'
}
