import {
  EveningCalculator as EveningCalculatorLook,
  type EveningCalculatorProps,
} from '../../components/evening-calculator/evening-calculator.island.tsx'
import { eveningSaid } from '../../components/calculator/calculator-words.ts'
import { Outcomes } from '../../components/charts/outcomes.tsx'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { RichText } from '@house-edge/slices'
import { fieldsOf, readChoice, readNumber, readText, sectionHeading } from '@house-edge/slices/reading'
import type { EveningCalculatorSlice } from '../../documents.ts'
import type { SliceProps } from '../../rendering/context/slice-context.ts'

/** What editors choose, and the component's word for it. */
const swings = {
  'red or black': 'even',
  blackjack: 'blackjack',
  'one number': 'number',
  slot: 'slot',
} as const

const swingNames = Object.keys(swings) as readonly (keyof typeof swings)[]

/**
 * What an evening costs. Figures the editor left out start as a common evening.
 *
 * - Not for: offers (`WageringCalculator`).
 * - Accessibility: the answer is announced when a figure changes; without scripts a page works it out.
 * - Do: start with the game the text beside it is about.
 * - Don’t: present a spread as a chance to win.
 */
export function EveningCalculator(props: SliceProps<EveningCalculatorSlice>): ReactElement {
  const fields = fieldsOf(props.slice)
  const look: EveningCalculatorProps = {
    said: eveningSaid(),
    terms: {
      stake: readNumber(fields.stake),
      rounds: readNumber(fields.rounds),
      hours: readNumber(fields.hours),
      edge: readNumber(fields.edge),
      swing: swings[readChoice(fields.swing, swingNames) ?? 'red or black'],
    },
    currency: readText(fields.currency),
    address: props.context?.workedOutHref,
  }
  const Island = props.context?.island
  return (
    <Section {...sectionHeading(props)} width="wide">
      <RichText field={fields.intro} />
      {Island ? (
        <Island name="evening-calculator" component={EveningCalculatorLook} props={look} />
      ) : (
        <EveningCalculatorLook {...look} />
      )}
      <Distribution look={look} />
    </Section>
  )
}

/** The picture of the first figures, where the editor gave all. */
function Distribution({ look: { terms, currency } }: { look: EveningCalculatorProps }): ReactElement | null {
  const { stake, rounds, hours, edge, swing } = terms ?? {}
  if (!stake || !rounds || !hours || edge === undefined || swing === undefined) return null
  return <Outcomes terms={{ stake, rounds, hours, edge, swing }} currency={currency} />
}
