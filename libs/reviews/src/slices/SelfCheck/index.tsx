import { HelpBlock as HelpBlockLook, type HelpOrganisation } from '../../components/help-block/help-block.tsx'
import { SelfCheck as SelfCheckLook } from '../../components/self-check/self-check.tsx'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { RichText } from '@house-edge/slices'
import { fieldsOf, readText, sectionHeading } from '@house-edge/slices/reading'
import type { SelfCheckSlice } from '../../documents.ts'
import { readOrganisations } from '../../rendering/help/organisations.ts'
import type { SliceProps } from '../../rendering/context/slice-context.ts'

/**
 * The Problem Gambling Severity Index. Its words and points are fixed: it has been tested as it is.
 * Ferris and Wynne, The Canadian Problem Gambling Index: Final Report, 2001.
 */
const index = {
  stem: 'Thinking about the last 12 months:',
  questions: [
    'Have you bet more than you could really afford to lose?',
    'Have you needed to gamble with larger amounts of money to get the same feeling of excitement?',
    'When you gambled, did you go back another day to try to win back the money you lost?',
    'Have you borrowed money or sold anything to get money to gamble?',
    'Have you felt that you might have a problem with gambling?',
    'Has gambling caused you any health problems, including stress or anxiety?',
    'Have people criticised your betting or told you that you had a gambling problem, regardless of whether or not you thought it was true?',
    'Has your gambling caused any financial problems for you or your household?',
    'Have you felt guilty about the way you gamble or what happens when you gamble?',
  ],
  answers: [
    { words: 'Never', points: 0 },
    { words: 'Sometimes', points: 1 },
    { words: 'Most of the time', points: 2 },
    { words: 'Almost always', points: 3 },
  ],
  bands: [
    { points: '0 points', meaning: 'Your answers show none of the harm these questions look for.' },
    { points: '1 or 2 points', meaning: 'A low level of problems with few or no consequences known so far.' },
    {
      points: '3 to 7 points',
      meaning:
        'A moderate level of problems, with some consequences. A good moment for limits, and to talk to somebody.',
    },
    {
      points: '8 or more',
      meaning:
        'Gambling is doing harm, perhaps more than you can hold by yourself. Please talk to somebody: below is who.',
    },
  ],
} as const

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
  return (
    <>
      <Section {...sectionHeading(props)} width="wide">
        <RichText field={fields.intro} />
        <SelfCheckLook {...index} level={level} />
        <p>
          <small>
            The questions are the Problem Gambling Severity Index (Ferris and Wynne, 2001). A sum is a hint
            and no diagnosis.
          </small>
        </p>
      </Section>
      {byCountry(readOrganisations(fields.organisations)).map(([country, organisations]) => (
        <Section key={country} title={country ? `Help: ${country}` : 'Help'} width="wide">
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
