import { Island } from '@house-edge/serving/islands'
import { EveningCalculator, WageringCalculator } from '@house-edge/ui/islands'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type AskedSum, readAskedSum } from '../../calculators/asked-sum.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { routes } from '../../routes.ts'

/** Rendered for each request, never cached: every set of figures is a page of its own. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const titles = { wagering: 'What a bonus costs to clear', evening: 'What an evening costs' } as const

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const asked = readAskedSum(await searchParams)
  return {
    title: asked && titles[asked.sum],
    description: 'A result of our calculators, with the figures it was made of.',
    robots: { index: false, follow: true },
  }
}

/** The result of a calculator, at `/worked-out?sum=evening&stake=2`: what results link to, and forms without scripts send. */
export default async function WorkedOutPage({ searchParams }: Props) {
  const asked = readAskedSum(await searchParams)
  if (!asked) notFound()
  return (
    <SiteFrame path={href(routes.workedOut)} isPersonal>
      <PageHeader
        title={titles[asked.sum]}
        lead="From the figures in the address of this page, which is all that is kept of them."
      />
      <Flow>
        <Section width="wide" aria-label="Calculator">
          <Calculator asked={asked} />
        </Section>
      </Flow>
    </SiteFrame>
  )
}

function Calculator({ asked: { sum, currency, typed } }: { asked: AskedSum }) {
  const props = { currency, typed, address: href(routes.workedOut) }
  return sum === 'wagering' ? (
    <Island name="wagering-calculator" component={WageringCalculator} props={props} />
  ) : (
    <Island name="evening-calculator" component={EveningCalculator} props={props} />
  )
}
