'use client'

import { type ReactElement, useState } from 'react'
import { CalculatorForm, type CalculatorProps, figuresOf } from '../calculator/calculator-form.tsx'
import { FigureFields } from '../calculator/figure-fields.tsx'
import { readTypedFigure } from '../calculator/typed-figure.ts'
import { SelectField } from '../field/field.tsx'
import { type EveningTerms, type Swing, swings } from './evening.ts'
import { EveningResult } from './evening-result.tsx'

/** The evening a calculator starts with. */
export interface EveningCalculatorProps extends CalculatorProps {
  /** The evening shown first, and the worked example that remains without scripts. */
  terms: EveningTerms
}

const kinds = Object.keys(swings) as readonly Swing[]
const labels = {
  stake: 'Stake of a round',
  rounds: 'Rounds an hour',
  hours: 'Hours',
  edge: 'House edge, per cent',
} as const

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
  terms: first,
  currency,
  address,
  typed: given,
  ...rest
}: EveningCalculatorProps): ReactElement {
  const [typed, setTyped] = useState({
    stake: given?.['stake'] ?? String(first.stake),
    rounds: given?.['rounds'] ?? String(first.rounds),
    hours: given?.['hours'] ?? String(first.hours),
    edge: given?.['edge'] ?? String(first.edge),
  })
  const [swing, setSwing] = useState(swingOf(given?.['swing'] ?? first.swing))
  const read = {
    stake: readTypedFigure(typed.stake, 100_000),
    rounds: readTypedFigure(typed.rounds, 2000),
    hours: readTypedFigure(typed.hours, 24),
    edge: readTypedFigure(typed.edge, 100),
  }
  const figures = figuresOf(read)
  return (
    <CalculatorForm
      {...rest}
      sum="evening"
      address={address}
      currency={currency}
      values={{ ...typed, swing }}
      fields={
        <>
          <FigureFields
            labels={labels}
            typed={typed}
            read={read}
            onTyped={(name, text) => setTyped({ ...typed, [name]: text })}
          />
          <SelectField
            name="swing"
            label="Results swing like"
            value={swing}
            onChange={(event) => setSwing(swingOf(event.target.value))}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {swings[kind].words}
              </option>
            ))}
          </SelectField>
        </>
      }
      result={figures && <EveningResult terms={{ ...figures, swing }} currency={currency} />}
    />
  )
}

function swingOf(text: string): Swing {
  return kinds.find((kind) => kind === text) ?? 'even'
}
