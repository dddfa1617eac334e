import type { Question } from '@house-edge/publishing'
import type { Casino } from '@house-edge/reviews/casino'
import { ReviewComparison, reviewWords } from '@house-edge/reviews/rendering'
import type { CasinoReviewDocument } from '@house-edge/reviews/documents'
import { Band, Button, ButtonLink, Fold, Link, scoreWords, StatusTag } from '@house-edge/ui'
import { CheckboxField, Form, Notice } from '@house-edge/ui/forms'
import { Flow, PageHeader, Section } from '@house-edge/ui/page'
import { inRow, marked, numberWords } from '@house-edge/ui/language'
import { experienceChanges, type readAverages } from '@house-edge/readers/rating'
import { saveForm } from '@house-edge/readers/saving'
import { hrefOfComparison, mostCompared, readCompared, readCountry } from '@house-edge/reviews/comparing'
import { WhoseOffers } from '@house-edge/reviews/filter'
import { FrameView } from '../../frame/frame-view.tsx'
import { links } from '../../links.ts'
import { requestedMarket, marketOf, offersIn } from '../../market/site-markets.ts'
import type { Framed } from '../../questions/framed.ts'
import { titled } from '../../site-metadata.ts'
import { words } from '../../words/words.ts'

/** What is compared. */
export interface CompareRequest {
  /** As it was asked, to be brought into one form. */
  asked: string | string[] | undefined
  askedCountry: string | string[] | undefined
  uids: readonly string[]
  isTooMany: boolean
  country: string | undefined
  /** Whether the page says that more casinos were named. */
  saysTooMany: boolean
  /** Whose offers are compared. */
  market: string
  /** What is known of readers' experiences: what is kept of a comparison goes with the next change. */
  changes: number
}

/** What a comparison shows. */
export interface CompareShown extends Framed {
  asked: CompareRequest
  chosen: readonly { casino: Casino; document: CasinoReviewDocument }[]
  /** The other casinos, the best first. */
  others: readonly Casino[]
  /** What readers make of those compared, by document. `undefined`: it cannot be read now. */
  readers: Awaited<ReturnType<typeof readAverages>>
}

/** Up to four casinos side by side, at `/compare?with=a,b`. */
export const compare: Question<CompareRequest, CompareShown> = {
  ask: ({ query: { with: asked, country: askedCountry, more }, headers }) => {
    const country = readCountry(askedCountry)
    const market = requestedMarket(marketOf(headers), country)
    return {
      asked,
      askedCountry,
      ...readCompared(asked, links),
      country,
      saysTooMany: more === 'yes',
      market,
      changes: experienceChanges(),
    }
  },
  head: () => ({
    title: titled(reviewWords().pages.compare.title),
    description: reviewWords().pages.compare.description,
  }),
  view: ({ settings, chosen: compared, others, readers, asked: { country, market, saysTooMany } }, above) => {
    const said = reviewWords().pages.compare
    const chosen = compared.map(({ casino }) => casino)
    const chosenUids = chosen.map(({ uid }) => uid)
    const documents = compared.map(({ document }) => document)
    const choice = (
      <Form action={links.compare} method="get" actions={<Button type="submit">{said.show}</Button>}>
        {chosenUids.map((uid) => (
          <input key={uid} type="hidden" name="with" value={uid} />
        ))}
        {country !== undefined && <input type="hidden" name="country" value={country} />}
        {others.map(({ uid, name, status, score, band }) => (
          <CheckboxField
            key={uid}
            id={`compare-${uid}`}
            name="with"
            value={uid}
            label={
              <>
                {name} <StatusTag status={status} /> {score !== undefined && scoreWords(score)}{' '}
                <Band band={band} />
              </>
            }
          />
        ))}
      </Form>
    )
    return (
      <FrameView
        path={links.compare}
        question={hrefOfComparison(chosenUids, country, links, saysTooMany).split('?')[1]}
        settings={settings}
        above={above}
        country={country}
      >
        <PageHeader
          size="small"
          title={said.title}
          lead={chosen.length === 0 ? said.lead(mostCompared) : undefined}
        />
        <Flow>
          {saysTooMany && (
            <Notice>
              <p>{said.tooMany(mostCompared)}</p>
            </Notice>
          )}
          {chosen.length > 0 && (
            <Section width="wide" aria-label={said.name}>
              <ReviewComparison
                documents={documents}
                markets={offersIn(market)}
                caption={said.caption(inRow(chosen.map(({ name }) => name)))}
                saveForm={saveForm}
                removeHref={(uid) =>
                  hrefOfComparison(
                    chosenUids.filter((other) => other !== uid),
                    country,
                    links,
                  )
                }
                besideScore={{
                  label: said.readers,
                  of: (id) => readersWords(readers, id),
                }}
              />
              <WhoseOffers market={market} country={country} links={links} />
              <p>
                <ButtonLink href={links.reviews} variant="quiet">
                  {words().home.allReviews}
                </ButtonLink>
              </p>
            </Section>
          )}
          {chosen.length < mostCompared &&
            others.length > 0 &&
            (chosen.length === 0 ? (
              <Section title={said.choose}>
                <p>
                  {marked(said.tick(mostCompared), (part) => (
                    <Link href={links.reviews}>{part}</Link>
                  ))}
                </p>
                {choice}
              </Section>
            ) : (
              <Section>
                {/* What is compared is what readers came for: on a phone the others are three windows long. */}
                <Fold title={said.another} level={2} open={chosen.length === 1}>
                  {choice}
                </Fold>
              </Section>
            ))}
        </Flow>
      </FrameView>
    )
  },
}

/** Their marks have a scale of their own and never change ours, so the words name it. */
function readersWords(readers: CompareShown['readers'], id: string): string {
  if (!readers) return reviewWords().pages.compare.notNow
  const average = readers.get(id)
  return average
    ? reviewWords().pages.compare.average(
        numberWords(Number(average.average), { minimumFractionDigits: 1 }),
        average.votes,
      )
    : reviewWords().pages.compare.noReader
}
