import { messageFor } from '@house-edge/auth'
import { FlashNotice, SignedInPage } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { href } from '@house-edge/routing'
import { correctable } from '@house-edge/readers/criteria'
import { experienceTexts, type listOwn } from '@house-edge/readers/experiences'
import { whyNotShown } from '@house-edge/readers/moderation'
import { Button, ButtonLink, Link, StatusTag } from '@house-edge/ui'
import { Notice, SettingList } from '@house-edge/ui/forms'
import type { findCasinoById } from '@house-edge/reviews/casino'
import { routes } from '../../../routes.ts'
import { headOf, type Personal, shellOf } from '../../../visits/personal.tsx'

type Own = NonNullable<Awaited<ReturnType<typeof listOwn>>>[number]

/** What a visitor told of casinos. */
export interface OwnExperiencesShown extends Personal {
  /** `undefined`: it cannot be read now. */
  told: readonly (Own & { casino: Awaited<ReturnType<typeof findCasinoById>> })[] | undefined
}

/** The visitor's experiences and what was decided about them, at `/account/experiences`. */
export const ownExperiences: VisitPage<OwnExperiencesShown> = {
  head: (shown) => headOf(shown, 'Your experiences'),
  view: (shown, above) => {
    const { site, flash, told } = shown
    return (
      <SignedInPage shell={shellOf(shown, above)} title="Your experiences" path="/account/experiences">
        <FlashNotice site={site} flash={flash} texts={experienceTexts} />
        {!told && !flash && <Notice tone="error">{messageFor('auth/unavailable', experienceTexts)}</Notice>}
        {told?.length === 0 && (
          <p>
            You have told nothing yet. Below <Link href={href(routes.reviews)}>every review</Link> is the way
            to it.
          </p>
        )}
        <SettingList
          settings={(told ?? []).map(({ id, status, reason, asked_field, asked_note, casino }) => ({
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
  },
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
