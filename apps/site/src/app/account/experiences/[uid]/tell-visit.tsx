import { messageFor } from '@house-edge/auth'
import type { PostedForm } from '@house-edge/account/server'
import { FlashNotice, SignedInPage } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { criteria, longestBody, mostPictures, shortestBody } from '@house-edge/readers/criteria'
import {
  correctableWords,
  criterionWords,
  experienceTexts,
  type listOwn,
  markWords,
  payoutFields,
} from '@house-edge/readers/experiences'
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
import { inSpoken, marked } from '@house-edge/ui/language'
import type { findCasino } from '@house-edge/reviews/casino'
import { readerWords } from '@house-edge/readers/words'
import { findDocumentPath, here, routes } from '../../../../routes.ts'
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
  head: (shown) => headOf(shown, readerWords().sections.ownExperiences.formTitle),
  view: (shown, above) => {
    const { site, flash, typed, wrong, casino, before, isUnknown } = shown
    const said = readerWords().sections.ownExperiences
    const texts = experienceTexts()
    const payout = { ...payoutFields(before?.payout_hours ?? null), ...typed?.fields }
    return (
      <SignedInPage
        shell={shellOf(shown, above)}
        title={said.formHeading(casino.name)}
        path={here(routes.accountExperience, { uid: casino.uid })}
      >
        <FlashNotice site={site} flash={flash} fields={wrong} texts={texts} />
        {isUnknown && !flash && <Notice tone="error">{messageFor('auth/unavailable', texts)}</Notice>}
        {before && (
          <Notice>
            {before.status === 'returned' ? (
              <p>
                {marked(said.asked(correctableWords(before.asked_field)), (part, at) =>
                  at === 0 ? (
                    <Link href={`#field-${fieldOf(before.asked_field)}`}>{part}</Link>
                  ) : (
                    <bdi lang="">{before.asked_note}</bdi>
                  ),
                )}
              </p>
            ) : (
              <p>{said.before(casino.name)}</p>
            )}
          </Notice>
        )}
        <PostForm
          action={inSpoken('/api/experiences')}
          encType="multipart/form-data"
          send={said.send}
          given={{ casino: casino.uid }}
        >
          {criteria.map((name) => (
            <StarsField
              key={name}
              name={name}
              label={criterionWords(name)}
              error={wrong[name]}
              marks={([1, 2, 3, 4, 5] as const).map(markWords)}
              defaultValue={typed?.fields[name] ?? before?.[name].toString()}
              required
            />
          ))}
          <TextField
            name="payout-time"
            label={said.payout}
            hint={said.payoutHint}
            inputMode="numeric"
            maxLength={4}
            error={wrong['payout-time']}
            defaultValue={payout['payout-time']}
          />
          <SelectField
            name="payout-unit"
            label={said.unit}
            error={wrong['payout-unit']}
            defaultValue={payout['payout-unit']}
          >
            <option value="">{said.choose}</option>
            <option value="hours">{said.hours}</option>
            <option value="days">{said.days}</option>
          </SelectField>
          <TextAreaField
            name="body"
            label={said.body}
            hint={said.bodyHint(shortestBody, longestBody)}
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
              label={said.picture(at + 1)}
              accept="image/jpeg,image/png,image/webp"
              hint={at === 0 ? said.pictureHint : undefined}
              error={at === 0 ? wrong['picture-1'] : undefined}
            />
          ))}
          <p>
            {marked(said.rules, (part) => (
              <Link href={findDocumentPath('page', 'experience-rules') ?? here(routes.home)}>{part}</Link>
            ))}
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
