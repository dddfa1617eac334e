import type { Question } from '@house-edge/publishing'
import { Island } from '@house-edge/serving/islands'
import { EveningCalculator, WageringCalculator } from '@house-edge/reviews/islands'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import { type RequestedSum, readRequestedSum } from '@house-edge/reviews/islands'
import { FrameView } from '../../frame/frame-view.tsx'
import type { Framed } from '../../questions/framed.ts'
import { titled } from '../../questions/titled.ts'
import { routes } from '../../routes.ts'

const titles = { wagering: 'What a bonus costs to clear', evening: 'What an evening costs' } as const

/** What a calculator shows. */
export interface WorkedOutShown extends Framed {
  asked: RequestedSum
}

/** The result of a calculator, at `/worked-out?sum=evening&stake=2`: what results link to, and forms without scripts send. */
export const workedOut: Question<RequestedSum, WorkedOutShown> = {
  ask: ({ query }) => readRequestedSum(query),
  head: ({ asked }) => ({
    title: titled(titles[asked.sum]),
    description: 'A result of our calculators, with the figures it was made of.',
  }),
  view: ({ settings, asked }, above) => (
    <FrameView path={href(routes.workedOut)} settings={settings} above={above}>
      <PageHeader
        title={titles[asked.sum]}
        lead="From the figures in the address of this page, which is all that is kept of them."
      />
      <Flow>
        <Section width="wide" aria-label="Calculator">
          <Calculator asked={asked} />
        </Section>
      </Flow>
    </FrameView>
  ),
}

function Calculator({ asked: { sum, currency, typed } }: { asked: RequestedSum }) {
  const props = { currency, typed, address: href(routes.workedOut) }
  return sum === 'wagering' ? (
    <Island name="wagering-calculator" component={WageringCalculator} props={props} />
  ) : (
    <Island name="evening-calculator" component={EveningCalculator} props={props} />
  )
}
