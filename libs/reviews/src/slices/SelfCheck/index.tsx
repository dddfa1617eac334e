import { HelpBlock as HelpBlockLook, type HelpOrganisation } from '../../components/help-block/help-block.tsx'
import { SelfCheck as SelfCheckLook } from '../../components/self-check/self-check.tsx'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { RichText } from '@house-edge/slices'
import { fieldsOf, readText, sectionHeading } from '@house-edge/slices/reading'
import type { SelfCheckSlice } from '../../documents.ts'
import { readOrganisations } from '../../rendering/help/organisations.ts'
import type { SliceProps } from '../../rendering/context/slice-context.ts'
import { words } from '../../words/words.ts'

const points = [0, 1, 2, 3] as const

/**
 * Nine questions about gambling harm, and whom to talk to, by country.
 *
 * - Not for: asking readers anything we want to know.
 * - Accessibility: each question is a group of choices; points are counted without a script.
 * - Do: name at least one organisation of each country we write for.
 * - Don’t: place an offer on the same page.
 */
export function SelfCheck(props: SliceProps<SelfCheckSlice>): ReactElement {
  const fields = fieldsOf(props.slice)
  const title = readText(fields.title)
  const level = title ? 3 : 2
  const { stem, questions, answers, bands, source, help, helpIn } = words().selfCheck
  return (
    <>
      <Section {...sectionHeading(props)} width="wide">
        <RichText field={fields.intro} />
        <SelfCheckLook
          stem={stem}
          questions={Object.values(questions)}
          answers={points.map((each) => ({ words: answers[each], points: each }))}
          bands={Object.values(bands)}
          level={level}
        />
        <p>
          <small>{source}</small>
        </p>
      </Section>
      {byCountry(readOrganisations(fields.organisations)).map(([country, organisations]) => (
        <Section key={country} title={country ? helpIn(country) : help} width="wide">
          <HelpBlockLook organisations={organisations} level={3} />
        </Section>
      ))}
    </>
  )
}

/** In the order in which the countries are first named. */
function byCountry(
  organisations: readonly HelpOrganisation[],
): readonly (readonly [country: string, organisations: readonly HelpOrganisation[]])[] {
  const found = Map.groupBy(organisations, ({ country }) => country ?? '')
  return [...found].map(([country, those]) => [
    country,
    those.map((each) => ({ ...each, country: undefined })),
  ])
}
