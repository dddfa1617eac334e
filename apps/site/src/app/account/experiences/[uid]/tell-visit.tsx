import { messageFor } from '@house-edge/auth'
import type { PostedForm } from '@house-edge/account/server'
import { FlashNotice, SignedInPage } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { href } from '@house-edge/routing'
import {
  correctable,
  criteria,
  longestBody,
  markWords,
  mostPictures,
  shortestBody,
} from '@house-edge/readers/criteria'
import { experienceTexts, type listOwn, payoutFields } from '@house-edge/readers/experiences'
import { Link } from '@house-edge/ui'
import {
  FileField,
  Notice,
  PostForm,
  SelectField,
  StarsField,
  TextAreaField,
  TextField,
} from '@house-edge/ui/forms'
import type { findCasino } from '@house-edge/reviews/casino'
import { routes } from '../../../../routes.ts'
import { headOf, type Personal, shellOf } from '../../../../visits/personal.tsx'

/** A casino, and what the visitor has told of it. */
export interface TellShown extends Personal, Pick<PostedForm, 'typed' | 'wrong'> {
  casino: NonNullable<Awaited<ReturnType<typeof findCasino>>>
  before: NonNullable<Awaited<ReturnType<typeof listOwn>>>[number] | undefined
  /** What they told cannot be read now. */
  isUnknown: boolean
}

/** Where readers write about a casino, at `/account/experiences/{uid}`. */
export const tell: VisitPage<TellShown> = {
  head: (shown) => headOf(shown, 'Your experience'),
  view: (shown, above) => {
    const { site, flash, typed, wrong, casino, before, isUnknown } = shown
    const payout = { ...payoutFields(before?.payout_hours ?? null), ...typed?.fields }
    return (
      <SignedInPage
        shell={shellOf(shown, above)}
        title={`Your experience with ${casino.name}`}
        path={href(routes.accountExperience, { uid: casino.uid })}
      >
        <FlashNotice site={site} flash={flash} fields={wrong} texts={experienceTexts} />
        {isUnknown && !flash && (
          <Notice tone="error">{messageFor('auth/unavailable', experienceTexts)}</Notice>
        )}
        {before && (
          <Notice>
            {before.status === 'returned' ? (
              <p>
                A moderator asks about{' '}
                <Link href={`#field-${fieldOf(before.asked_field)}`}>{correctable[before.asked_field]}</Link>:{' '}
                {before.asked_note} Correct it, or send it as it is if it is right. It is read again before it
                shows.
              </p>
            ) : (
              <p>
                You have told of {casino.name} already. What you send takes its place, and is read again
                before it shows.
              </p>
            )}
          </Notice>
        )}
        <PostForm
          action="/api/experiences"
          encType="multipart/form-data"
          send="Send my experience"
          given={{ casino: casino.uid }}
        >
          {criteria.map(({ name, label }) => (
            <StarsField
              key={name}
              name={name}
              label={label}
              error={wrong[name]}
              marks={[1, 2, 3, 4, 5].map((mark) => `${mark} of 5: ${markWords[mark]}`)}
              defaultValue={typed?.fields[name] ?? before?.[name].toString()}
              required
            />
          ))}
          <TextField
            name="payout-time"
            label="How long a payout took (if you had one)"
            hint="A whole number, from asking for the money to having it."
            inputMode="numeric"
            maxLength={4}
            error={wrong['payout-time']}
            defaultValue={payout['payout-time']}
          />
          <SelectField
            name="payout-unit"
            label="Hours or days"
            error={wrong['payout-unit']}
            defaultValue={payout['payout-unit']}
          >
            <option value="">Choose one</option>
            <option value="hours">hours</option>
            <option value="days">days</option>
          </SelectField>
          <TextAreaField
            name="body"
            label="What happened"
            hint={`From ${shortestBody} to ${longestBody} characters, without links. Say nothing by which somebody could be found.`}
            rows={8}
            minLength={shortestBody}
            maxLength={longestBody}
            error={wrong['body']}
            defaultValue={typed?.fields['body'] ?? before?.body}
            required
          />
          {Array.from({ length: mostPictures }, (_, at) => (
            <FileField
              key={at}
              name={`picture-${at + 1}`}
              label={`Picture ${at + 1} (if you like)`}
              accept="image/jpeg,image/png,image/webp"
              hint={
                at === 0
                  ? 'JPEG, PNG or WebP. We make each anew, without what your camera wrote into it. Cover names and numbers of accounts. New pictures take the place of all old ones.'
                  : undefined
              }
              error={at === 0 ? wrong['picture-1'] : undefined}
            />
          ))}
          <p>
            A moderator reads it before it shows, by <Link href="/experience-rules">our rules</Link>. It shows
            with your display name.
          </p>
        </PostForm>
      </SignedInPage>
    )
  },
}

/** The control of the form for what a moderator asks about. */
function fieldOf(asked: string): string {
  if (asked === 'payout_hours') return 'payout-time'
  return asked === 'pictures' ? 'picture-1' : asked
}
