import type { Question } from '@house-edge/publishing'
import { Island } from '@house-edge/serving/islands'
import { EveningCalculator, WageringCalculator } from '@house-edge/reviews/islands'
import { eveningSaid, spokenCurrency, wageringSaid } from '@house-edge/reviews/rendering'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import { type RequestedSum, readRequestedSum } from '@house-edge/reviews/islands'
import { FrameView } from '../../frame/frame-view.tsx'
import type { Framed } from '../../questions/framed.ts'
import { titled } from '../../site-metadata.ts'
import { here, routes } from '../../routes.ts'
import { words } from '../../words/words.ts'

/** What a calculator shows. */
export interface WorkedOutShown extends Framed {
  asked: RequestedSum
}

/** The result of a calculator, at `/worked-out?sum=evening&stake=2`: what results link to, and forms without scripts send. */
export const workedOut: Question<RequestedSum, WorkedOutShown> = {
  ask: ({ query }) => readRequestedSum(query),
  head: ({ asked }) => ({
    title: titled(words().workedOut.titles[asked.sum]),
    description: words().workedOut.description,
  }),
  view: ({ settings, asked }, above) => {
    const said = words().workedOut
    return (
      <FrameView path={here(routes.workedOut)} question={questionOf(asked)} settings={settings} above={above}>
        <PageHeader title={said.titles[asked.sum]} lead={said.lead} />
        <Flow>
          <Section width="wide" aria-label={said.calculator}>
            <Calculator asked={asked} />
          </Section>
        </Flow>
      </FrameView>
    )
  },
}

/** The same calculation in another language. */
function questionOf({ sum, currency, typed }: RequestedSum): string {
  return new URLSearchParams({ sum, ...(currency && { currency }), ...typed }).toString()
}

function Calculator({ asked: { sum, currency, typed } }: { asked: RequestedSum }) {
  // An address that was typed or cut need not name one, and an amount without is none.
  const props = { currency: currency ?? spokenCurrency(), typed, address: here(routes.workedOut) }
  return sum === 'wagering' ? (
    <Island
      name="wagering-calculator"
      component={WageringCalculator}
      props={{ ...props, said: wageringSaid() }}
    />
  ) : (
    <Island
      name="evening-calculator"
      component={EveningCalculator}
      props={{ ...props, said: eveningSaid() }}
    />
  )
}
