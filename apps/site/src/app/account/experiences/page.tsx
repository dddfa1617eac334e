import { messageFor } from '@house-edge/auth'
import { Button, ButtonLink, Link, StatusTag } from '@house-edge/ui'
import { Notice, SettingList } from '@house-edge/ui/forms'
import { href } from '@house-edge/routing'
import { FlashNotice, openAccount, SignedInPage, titled } from '../../../account/account-pages.tsx'
import { pendingFlash } from '@house-edge/account/next'
import { visitorBackend } from '../../../backend.ts'
import { correctable } from '@house-edge/readers/criteria'
import { experienceTexts, listOwn } from '@house-edge/readers/experiences'
import { findCasinoById } from '../../../experiences/find-casino.ts'
import { whyNotShown } from '@house-edge/readers/moderation'
import { routes } from '../../../routes.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Your experiences')

/** The visitor's experiences and what was decided about them, at `/account/experiences`. */
export default async function OwnExperiencesPage() {
  const { context, problem } = await openAccount('/account/experiences')
  const [flash, own] = await Promise.all([
    pendingFlash(),
    problem ? undefined : visitorBackend(context).then(listOwn),
  ])
  const told = await Promise.all(
    (own ?? []).map(async (experience) => ({
      ...experience,
      casino: await findCasinoById(experience.document_id),
    })),
  )
  return (
    <SignedInPage title="Your experiences" path="/account/experiences">
      <FlashNotice flash={flash} texts={experienceTexts} />
      {!own && !flash && <Notice tone="error">{messageFor('auth/unavailable', experienceTexts)}</Notice>}
      {own?.length === 0 && (
        <p>
          You have told nothing yet. Below <Link href={href(routes.reviews)}>every review</Link> is the way to
          it.
        </p>
      )}
      <SettingList
        settings={told.map(({ id, status, reason, asked_field, asked_note, casino }) => ({
          title: casino ? (
            <>
              <Link href={href(routes.experiences, { uid: casino.uid })}>{casino.name}</Link>{' '}
              <StatusTag status={casino.status} />
            </>
          ) : (
            'A casino whose review is not published any more'
          ),
          text: stateWords(status, reason, asked_field, asked_note),
          action: (
            <form action="/api/experiences/remove" method="post">
              <input type="hidden" name="experience" value={id} />
              {casino && (
                <ButtonLink href={href(routes.accountExperience, { uid: casino.uid })} variant="quiet">
                  {status === 'returned' ? 'Correct' : 'Change'}
                  <span className="he-hidden"> what you told of {casino.name}</span>
                </ButtonLink>
              )}{' '}
              <Button type="submit" variant="quiet">
                Withdraw<span className="he-hidden"> what you told of {casino?.name ?? 'this casino'}</span>
              </Button>
            </form>
          ),
        }))}
      />
    </SignedInPage>
  )
}

function stateWords(
  status: string,
  reason: string | null,
  field: string | null,
  note: string | null,
): string {
  if (status === 'approved') return 'Shown to everybody.'
  if (status === 'pending') return 'Waits for a moderator to read it.'
  if (status === 'returned')
    return `Not shown yet. A moderator asks about “${correctable[field ?? ''] ?? field}”: ${note}`
  return `Not shown: ${whyNotShown(reason)}. Change it, and it is read again.`
}
