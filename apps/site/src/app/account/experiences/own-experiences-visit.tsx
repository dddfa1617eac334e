import { messageFor } from '@house-edge/auth'
import { FlashNotice, SignedInPage } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { correctableWords, experienceTexts, type listOwn } from '@house-edge/readers/experiences'
import { whyNotShown } from '@house-edge/readers/moderation'
import { Button, ButtonLink, Link, StatusTag } from '@house-edge/ui'
import { Form, Notice, Panel, SelectField, SettingList } from '@house-edge/ui/forms'
import { inSpoken, marked } from '@house-edge/ui/language'
import type { ReactElement, ReactNode } from 'react'
import type { casinoOf } from '@house-edge/reviews/casino'
import { readerWords } from '@house-edge/readers/words'
import { here, routes } from '../../../routes.ts'
import { headOf, type Personal, shellOf } from '../../../visits/personal.tsx'

type Own = NonNullable<Awaited<ReturnType<typeof listOwn>>>[number]

/** What a visitor told of casinos. */
export interface OwnExperiencesShown extends Personal {
  /** `undefined`: it cannot be read now. */
  told: readonly (Own & { casino: ReturnType<typeof casinoOf> })[] | undefined
  /** The casinos of which they told nothing yet. */
  untold: readonly { uid: string; name: string }[]
  /** Those of them whose review they saved. */
  saved: readonly { uid: string; name: string }[]
}

/** The visitor's experiences and what was decided about them, at `/account/experiences`. */
export const ownExperiences: VisitPage<OwnExperiencesShown> = {
  head: (shown) => headOf(shown, readerWords().sections.ownExperiences.title),
  view: (shown, above) => {
    const { site, flash, told, untold, saved } = shown
    const said = readerWords().sections.ownExperiences
    const texts = experienceTexts()
    return (
      <SignedInPage
        shell={shellOf(shown, above)}
        title={said.title}
        path={here(routes.accountExperiences)}
        more={untold.length > 0 && <Rate untold={untold} saved={saved} />}
      >
        <FlashNotice site={site} flash={flash} texts={texts} />
        {!told && !flash && <Notice tone="error">{messageFor('auth/unavailable', texts)}</Notice>}
        {told?.length === 0 && (
          <p>
            {marked(said.nothing, (part) => (
              <Link href={here(routes.reviews)}>{part}</Link>
            ))}
          </p>
        )}
        <SettingList
          settings={(told ?? []).map(({ id, status, reason, asked_field, asked_note, casino }) => ({
            title: casino ? (
              <>
                <Link href={here(routes.experiences, { uid: casino.uid })}>{casino.name}</Link>{' '}
                <StatusTag status={casino.status} />
              </>
            ) : (
              said.goneCasino
            ),
            text: stateWords(status, reason, asked_field, asked_note),
            action: (
              <form action={inSpoken('/api/experiences/remove')} method="post">
                <input type="hidden" name="experience" value={id} />
                {casino && (
                  <ButtonLink href={here(routes.accountExperience, { uid: casino.uid })} variant="quiet">
                    {status === 'returned' ? said.correct : said.change}
                    <span className="he-hidden">{said.what(casino.name)}</span>
                  </ButtonLink>
                )}{' '}
                <Button type="submit" variant="quiet">
                  {said.withdraw}
                  <span className="he-hidden">{said.what(casino?.name ?? said.thisCasino)}</span>
                </Button>
              </form>
            ),
          }))}
        />
      </SignedInPage>
    )
  },
}

/** Where a form about a casino is opened. */
function Rate({ untold, saved }: Pick<OwnExperiencesShown, 'untold' | 'saved'>): ReactElement {
  const said = readerWords().sections.ownExperiences
  return (
    <Panel title={said.rate}>
      <SettingList
        settings={saved.map(({ uid, name }) => ({
          title: name,
          action: (
            <ButtonLink href={here(routes.accountExperience, { uid })} variant="quiet">
              {said.rateOne}
              <span className="he-hidden">{said.rates(name)}</span>
            </ButtonLink>
          ),
        }))}
      />
      <Form
        action={here(routes.accountExperiences)}
        method="get"
        actions={<Button type="submit">{said.rate}</Button>}
      >
        <SelectField name="casino" label={said.which} required>
          <option value="">{said.choose}</option>
          {untold.map(({ uid, name }) => (
            <option key={uid} value={uid}>
              {name}
            </option>
          ))}
        </SelectField>
      </Form>
    </Panel>
  )
}

function stateWords(
  status: string,
  reason: string | null,
  field: string | null,
  note: string | null,
): ReactNode {
  const said = readerWords().sections.ownExperiences
  if (status === 'approved') return said.approved
  if (status === 'pending') return said.pending
  if (status === 'returned')
    return marked(said.returned(correctableWords(field ?? '')), () => <bdi lang="">{note}</bdi>)
  return said.refused(whyNotShown(reason))
}
