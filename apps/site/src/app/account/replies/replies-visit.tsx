import { messageFor } from '@house-edge/auth'
import type { PostedForm } from '@house-edge/account/server'
import { FlashNotice, SignedInPage } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { ExperiencePanel, type listOperated, longestReply } from '@house-edge/readers/experiences'
import { whyNotShown } from '@house-edge/readers/moderation'
import { Notice, PostForm, TextAreaField } from '@house-edge/ui/forms'
import { numberWords } from '@house-edge/ui/language'
import { headOf, type Personal, shellOf } from '../../../visits/personal.tsx'

type Operated = NonNullable<Awaited<ReturnType<typeof listOperated>>>['experiences'][number]

/** Experiences with the casinos of an operator. */
export interface RepliesShown extends Personal, Pick<PostedForm, 'typed' | 'wrong'> {
  experiences: readonly {
    experience: Omit<Operated, 'reply'>
    words: string | null
    casino: { name: string } | undefined
  }[]
  /** They cannot be read now. */
  isUnknown: boolean
}

const texts = {
  'auth/saved': 'It is kept. A moderator reads it before it shows.',
  'auth/refused':
    'Nothing was kept: the experience is not shown any more, or the casino is not yours to answer for.',
  'auth/form-invalid': 'Your reply was not kept. What you typed is still here.',
  'auth/unavailable':
    'Replies cannot be kept or shown just now. What you typed is still here. Try again in a minute.',
}

/** Where operators reply to experiences with their casinos, at `/account/replies`. */
export const replies: VisitPage<RepliesShown> = {
  head: (shown) => headOf(shown, 'Replies'),
  view: (shown, above) => {
    const { site, flash, typed, wrong, experiences, isUnknown } = shown
    return (
      <SignedInPage
        shell={shellOf(shown, above)}
        title="Replies"
        path="/account/replies"
        more={experiences.map(({ experience, words, casino }) => {
          const field = `words-${experience.id}`
          return (
            <ExperiencePanel key={experience.id} level={2} experience={experience}>
              <p>
                About <strong>{casino?.name ?? experience.document_id}</strong>.{' '}
                {words !== null && stateWords(experience.reply_status, experience.reply_reason)}
              </p>
              <PostForm
                action="/api/experiences/reply"
                send="Send the reply"
                given={{ experience: experience.id }}
              >
                <TextAreaField
                  id={field}
                  name="words"
                  label="Your reply, for everybody who reads this"
                  hint={`At most ${numberWords(longestReply)} characters, without links. Send it empty to take it back.`}
                  maxLength={longestReply}
                  error={wrong[field]}
                  defaultValue={typed?.fields[field] ?? words ?? ''}
                />
              </PostForm>
            </ExperiencePanel>
          )
        })}
      >
        <FlashNotice site={site} flash={flash} fields={wrong} texts={texts} />
        {isUnknown && !flash && <Notice tone="error">{messageFor('auth/unavailable', texts)}</Notice>}
        <p>
          {experiences.length === 0
            ? 'Nothing is told of your casinos yet.'
            : 'The latest experiences are first.'}{' '}
          A moderator reads each reply before it shows, marked as the operator’s. It changes neither the
          experience nor our score.
        </p>
      </SignedInPage>
    )
  },
}

function stateWords(status: string, reason: string | null): string {
  if (status === 'approved') return 'Your reply is shown.'
  if (status === 'pending') return 'Your reply waits for a moderator.'
  return `Your reply is not shown: ${whyNotShown(reason)}.`
}
