import { ReviewComparison } from '@house-edge/slices'
import { Button, ButtonLink, Link, StatusTag } from '@house-edge/ui'
import { CheckboxField, Form, Notice } from '@house-edge/ui/forms'
import { ChipList, EmptyState, Flow, PageHeader, Section } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { hrefOfComparison, mostCompared, readCompared } from '../../comparing/compared.ts'
import { findCasino } from '../../experiences/find-casino.ts'
import { allCasinos } from '../../finding/all-casinos.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { offersForReader } from '../../market/reader-market.ts'
import { routes } from '../../routes.ts'
import { saveForm } from '../../saving/save-form.tsx'

/** Rendered for each request, never cached: there are too many combinations. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata: Metadata = {
  title: 'Casinos compared',
  description: 'Casinos side by side, from what our reviews found, with the differences marked.',
  robots: { index: false, follow: true },
}

/** Up to four casinos side by side, at `/compare?with=a,b`. */
export default async function ComparePage({ searchParams }: Props) {
  const { with: asked, more } = await searchParams
  const { uids, isTooMany } = readCompared(asked)
  const { casinos, documentOf } = await allCasinos()
  // A link that was shared before a review was renamed still compares it.
  const found = new Set((await Promise.all(uids.map(findCasino))).map((casino) => casino?.uid))
  const chosen = [...found].flatMap((uid) => casinos.find((casino) => casino.uid === uid) ?? [])
  // Forms and unknown names redirect to the canonical URL, so that everybody shares the same one.
  if (asked !== undefined && asked !== chosen.map(({ uid }) => uid).join(','))
    redirect(
      hrefOfComparison(
        chosen.map(({ uid }) => uid),
        isTooMany,
      ),
    )
  const documents = chosen.flatMap((casino) => documentOf(casino) ?? [])
  const others = casinos.filter((casino) => !chosen.includes(casino))
  return (
    <SiteFrame path={href(routes.compare)} isPersonal>
      <PageHeader
        title="Casinos compared"
        lead={`Up to ${mostCompared} side by side, from what our reviews found. Where they differ is marked.`}
      />
      <Flow>
        {more === 'yes' && (
          <Notice>
            <p>
              More than {mostCompared} were ticked, so these are the first {mostCompared}.
            </p>
          </Notice>
        )}
        {chosen.length === 0 ? (
          <EmptyState title="Nothing to compare yet">
            Tick up to {mostCompared} casinos here, or in{' '}
            <Link href={href(routes.reviews)}>the list of reviews</Link>.
          </EmptyState>
        ) : (
          <Section width="wide" aria-label="Comparison">
            <ChipList
              aria-label="Compared"
              chips={chosen.map(({ uid, name }) => ({
                text: name,
                href: hrefOfComparison(chosen.flatMap((other) => (other.uid === uid ? [] : [other.uid]))),
              }))}
            />
            <ReviewComparison
              documents={documents}
              markets={await offersForReader()}
              caption={`${chosen.map(({ name }) => name).join(', ')} compared`}
              saveForm={saveForm}
            />
            <p>
              <ButtonLink href={href(routes.reviews)} variant="quiet">
                All reviews
              </ButtonLink>
            </p>
          </Section>
        )}
        {chosen.length < mostCompared && others.length > 0 && (
          <Section title={chosen.length === 0 ? 'Choose casinos' : 'Add another'}>
            <Form action={href(routes.compare)} method="get" actions={<Button type="submit">Compare</Button>}>
              {chosen.map(({ uid }) => (
                <input key={uid} type="hidden" name="with" value={uid} />
              ))}
              {others.map(({ uid, name, status }) => (
                <CheckboxField
                  key={uid}
                  id={`compare-${uid}`}
                  name="with"
                  value={uid}
                  label={
                    <>
                      {name} <StatusTag status={status} />
                    </>
                  }
                />
              ))}
            </Form>
          </Section>
        )}
      </Flow>
    </SiteFrame>
  )
}
