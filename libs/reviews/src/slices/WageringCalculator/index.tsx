import {
  WageringCalculator as WageringCalculatorLook,
  type WageringCalculatorProps,
} from '../../components/wagering-calculator/wagering-calculator.island.tsx'
import { firstOf } from '../../components/calculator/first-figures.ts'
import { wageringFigures } from '../../components/wagering-calculator/wagering.ts'
import { wageringSaid } from '../../components/calculator/calculator-words.ts'
import { WageringCurve } from '../../components/charts/wagering-curve.tsx'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { RichText } from '@house-edge/slices'
import { fieldsOf, readNumber, readText, sectionHeading } from '@house-edge/slices/reading'
import type { WageringCalculatorSlice } from '../../documents.ts'
import type { SliceProps } from '../../rendering/context/slice-context.ts'

/**
 * What a bonus costs to clear. Figures the editor left out start as a common offer.
 *
 * - Not for: offers without a wagering requirement.
 * - Accessibility: the answer is announced when a figure changes; without scripts a page works it out.
 * - Do: start with the figures of the offer beside it.
 * - Don’t: call the answer a promise: it is an average.
 */
export function WageringCalculator(props: SliceProps<WageringCalculatorSlice>): ReactElement {
  const fields = fieldsOf(props.slice)
  const look: WageringCalculatorProps = {
    said: wageringSaid(),
    terms: {
      deposit: readNumber(fields.deposit),
      bonus: readNumber(fields.bonus),
      multiple: readNumber(fields.multiple),
      tables: readNumber(fields.table_share),
      largestBet: readNumber(fields.max_bet),
      largestWin: readNumber(fields.max_win),
      base: fields.base === 'deposit and bonus' ? 'deposit and bonus' : 'bonus',
    },
    currency: readText(fields.currency),
    address: props.context?.workedOutHref,
  }
  const Island = props.context?.island
  return (
    <Section {...sectionHeading(props)} width="wide">
      <RichText field={fields.intro} />
      {Island ? (
        <Island name="wagering-calculator" component={WageringCalculatorLook} props={look} />
      ) : (
        <WageringCalculatorLook {...look} />
      )}
      <Curve look={look} />
    </Section>
  )
}

/** The picture of the first figures, where the editor gave those of an offer: the same as in the table above it. */
function Curve({ look: { terms, currency } }: { look: WageringCalculatorProps }): ReactElement | null {
  const { deposit, bonus, multiple, base, tables, largestBet, largestWin } = terms ?? {}
  if (deposit === undefined || bonus === undefined || multiple === undefined) return null
  return (
    <WageringCurve
      terms={{
        deposit: firstOf(wageringFigures.deposit, deposit),
        bonus: firstOf(wageringFigures.bonus, bonus),
        multiple: firstOf(wageringFigures.multiple, multiple),
        base: base ?? 'bonus',
        tables: firstOf(wageringFigures.tables, tables),
        largestBet: firstOf(wageringFigures.largestBet, largestBet),
        largestWin: firstOf(wageringFigures.largestWin, largestWin),
      }}
      currency={currency}
    />
  )
}
