'use client'

import { type ReactElement, useState } from 'react'
import { CalculatorForm, type CalculatorProps } from '../calculator/calculator-form.tsx'
import type { EveningWords } from '../calculator/calculator-words.ts'
import { FigureFields } from '../calculator/figure-fields.tsx'
import type { FirstFigures } from '../calculator/first-figures.ts'
import { useFigures } from '../calculator/use-figures.ts'
import { SelectField } from '@house-edge/ui/forms'
import { type EveningTerms, type Swing, swings } from './evening.ts'
import { EveningResult } from './evening-result.tsx'

/** The evening a calculator starts with. */
export interface EveningCalculatorProps extends CalculatorProps {
  /** What it says, in the language of the page. */
  said: EveningWords
  /**
   * The evening shown first, and the worked example that remains without scripts. What is missing or too large is that
   * of a common one. @default three hours at red or black, 40 rounds of 2 an hour
   */
  terms?: FirstFigures<EveningTerms> | undefined
}

const kinds = Object.keys(swings) as readonly Swing[]
const asked = {
  stake: { first: 2, most: 100_000 },
  rounds: { first: 40, most: 2000 },
  hours: { first: 3, most: 24 },
  edge: { first: 2.7, most: 100 },
}

/**
 * What an evening costs, and how far from that it may end, for figures the visitor chooses.
 *
 * Without scripts a page at `address` works them out; where there is none the fields are hidden and the first
 * figures stay as a worked example.
 *
 * - Not for: showing how to win: no figure makes the average a gain.
 * - Accessibility: the answer is an `output`, announced when a figure changes; errors are tied to their
 *   field.
 * - Do: begin with the game the text beside it is about.
 * - Don’t: hide the note on the spread.
 */
export function EveningCalculator({
  said,
  terms: first,
  currency,
  address,
  typed: given,
  ...rest
}: EveningCalculatorProps): ReactElement {
  const { typed, read, figures, type } = useFigures(asked, first, given, said)
  const [swing, setSwing] = useState(swingOf(given?.['swing'] ?? first?.swing))
  return (
    <CalculatorForm
      {...rest}
      said={said}
      sum="evening"
      address={address}
      currency={currency}
      values={{ ...typed, swing }}
      fields={
        <>
          <FigureFields labels={said.fields} typed={typed} read={read} onTyped={type} />
          <SelectField
            name="swing"
            label={said.fields.swing}
            value={swing}
            onChange={(event) => setSwing(swingOf(event.target.value))}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {said.swings[kind]}
              </option>
            ))}
          </SelectField>
        </>
      }
      result={figures && <EveningResult said={said} terms={{ ...figures, swing }} currency={currency} />}
    />
  )
}

function swingOf(text: string | undefined): Swing {
  return kinds.find((kind) => kind === text) ?? 'even'
}
