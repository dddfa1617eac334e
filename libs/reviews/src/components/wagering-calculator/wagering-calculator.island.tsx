'use client'

import { type ReactElement, useState } from 'react'
import { CalculatorForm, type CalculatorProps } from '../calculator/calculator-form.tsx'
import type { WageringWords } from '../calculator/calculator-words.ts'
import { FigureFields } from '../calculator/figure-fields.tsx'
import type { FirstFigures } from '../calculator/first-figures.ts'
import { useFigures } from '../calculator/use-figures.ts'
import { SelectField } from '@house-edge/ui/forms'
import { type WageringBase, wageringFigures, type WageringTerms } from './wagering.ts'
import { WageringResult } from './wagering-result.tsx'

/** The figures a calculator starts with. */
export interface WageringCalculatorProps extends CalculatorProps {
  /** What it says, in the language of the page. */
  said: WageringWords
  /**
   * The offer shown first, and the worked example that remains without scripts. What is missing or too large is that
   * of a common one. @default 100 with 100, 35 times the bonus, of which a stake at a table counts a tenth
   */
  terms?: FirstFigures<WageringTerms> | undefined
}

const bases: readonly WageringBase[] = ['bonus', 'deposit and bonus']
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
  said,
  terms: first,
  currency,
  address,
  typed: given,
  ...rest
}: WageringCalculatorProps): ReactElement {
  const { typed, read, figures, type } = useFigures(wageringFigures, first, given, said)
  const [base, setBase] = useState(baseOf(given?.['base'] ?? first?.base))
  return (
    <CalculatorForm
      {...rest}
      said={said}
      sum="wagering"
      address={address}
      currency={currency}
      values={{ ...typed, base }}
      fields={
        <>
          <FigureFields labels={said.fields} typed={typed} read={read} onTyped={type} />
          <SelectField
            name="base"
            label={said.fields.base}
            value={base}
            onChange={(event) => setBase(baseOf(event.target.value))}
          >
            {bases.map((each) => (
              <option key={each} value={each}>
                {said.bases[each]}
              </option>
            ))}
          </SelectField>
        </>
      }
      result={figures && <WageringResult said={said} terms={{ ...figures, base }} currency={currency} />}
    />
  )
}

function baseOf(text: string | undefined): WageringBase {
  return bases.find((each) => each === text) ?? 'bonus'
}
