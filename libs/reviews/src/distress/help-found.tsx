import { countryWords } from '../rendering/words/list-words.ts'
import { ContentLink } from '@house-edge/slices'
import type { HelpOrganisationDocument, SettingsDocument } from '../documents.ts'
import { Link } from '@house-edge/ui'
import { HelpBlock } from '../components/help-block/help-block.tsx'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import { marked, spokenLanguage } from '@house-edge/ui/language'
import type { ReactElement, ReactNode } from 'react'
import type { Distress } from './help-question.ts'
import { helpFor } from './help-for.ts'
import { vocabularies } from './vocabulary.ts'
import { words } from '../words/words.ts'

interface HelpFoundProps {
  distress: Distress
  /** Every organisation that helps. Empty: they cannot be read now. */
  documents: readonly HelpOrganisationDocument[]
  /** `undefined`: they cannot be read now. */
  settings: SettingsDocument | undefined
  /** Of the reader, an ISO 3166 code. `undefined`: not known. */
  country: string | undefined
  /** The way to look for something else, below. */
  children: ReactNode
}

/**
 * What a reader in distress finds: whom to talk to, and nothing else. Whom to ring in danger is said also where content
 * cannot be read.
 */
export function HelpFound({
  distress,
  documents,
  settings,
  country,
  children,
}: HelpFoundProps): ReactElement {
  const { organisations, isOfCountry } = helpFor(documents, country)
  const said = words().help
  const [own = ''] = spokenLanguage().split('-')
  const named = country === undefined ? undefined : countryWords(country)
  return (
    <>
      <PageHeader title={said.title} lead={said.lead} />
      <Flow>
        {distress.isDanger && (
          <Section aria-label={said.inDanger}>
            <p>
              {marked(said.danger, (part) => (
                <Link href={`tel:${part}`}>{part}</Link>
              ))}
            </p>
          </Section>
        )}
        <Section aria-label={said.name}>
          <HelpBlock
            level={2}
            organisations={organisations}
            intro={
              <>
                {/* A word of many languages is taken for the page's own, so that the numbers stay first. */}
                {vocabularies
                  .filter(
                    ({ lang, said }) =>
                      said !== undefined && distress.langs.includes(lang) && !distress.langs.includes(own),
                  )
                  .map(({ lang, said }) => (
                    <p key={lang} lang={lang}>
                      {said}
                    </p>
                  ))}
                {organisations.length === 0 && <p>{said.notNow}</p>}
                {!isOfCountry && named !== undefined && organisations.length > 0 && (
                  <p>{said.noneIn(named)}</p>
                )}
              </>
            }
          />
          <p>
            <ContentLink field={settings?.data.help_link} />
          </p>
        </Section>
        <Section>{children}</Section>
      </Flow>
    </>
  )
}
