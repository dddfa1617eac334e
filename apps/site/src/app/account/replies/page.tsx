import { messageFor } from '@house-edge/auth'
import { Notice, PostForm, TextAreaField } from '@house-edge/ui/forms'
import { notFound } from 'next/navigation'
import { FlashNotice, openAccount, SignedInPage, titled } from '../../../account/account-pages.tsx'
import { postedForm } from '@house-edge/account/next'
import { visitorBackend } from '../../../backend.ts'
import { ExperiencePanel, listOperated, longestReply, replyRefusals } from '@house-edge/readers/experiences'
import { findCasinoById } from '../../../experiences/find-casino.ts'
import { whyNotShown } from '@house-edge/readers/moderation'
import { language } from '../../../language.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Replies')

const texts = {
  'auth/saved': 'It is kept. A moderator reads it before it shows.',
  'auth/refused':
    'Nothing was kept: the experience is not shown any more, or the casino is not yours to answer for.',
  'auth/form-invalid': 'Your reply was not kept. What you typed is still here.',
  'auth/unavailable':
    'Replies cannot be kept or shown just now. What you typed is still here. Try again in a minute.',
}

/** Where operators reply to experiences with their casinos, at `/account/replies`. Other visitors get 404. */
export default async function RepliesPage() {
  const { claims, context, problem } = await openAccount('/account/replies')
  const operated = problem ? undefined : await listOperated(await visitorBackend(context))
  if (operated?.casinos.length === 0) notFound()
  const { flash, typed, wrong } = await postedForm(replyRefusals, claims.sub)
  const experiences = await Promise.all(
    (operated?.experiences ?? []).map(async ({ reply, ...experience }) => ({
      experience,
      words: reply as string | null,
      casino: await findCasinoById(experience.document_id),
    })),
  )
  return (
    <SignedInPage
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
                hint={`At most ${longestReply.toLocaleString(language)} characters, without links. Send it empty to take it back.`}
                maxLength={longestReply}
                error={wrong[field]}
                defaultValue={typed?.fields[field] ?? words ?? ''}
              />
            </PostForm>
          </ExperiencePanel>
        )
      })}
    >
      <FlashNotice flash={flash} fields={wrong} texts={texts} />
      {!operated && !flash && <Notice tone="error">{messageFor('auth/unavailable', texts)}</Notice>}
      <p>
        {experiences.length === 0
          ? 'Nothing is told of your casinos yet.'
          : 'The latest experiences are first.'}{' '}
        A moderator reads each reply before it shows, marked as the operator’s. It changes neither the
        experience nor our score.
      </p>
    </SignedInPage>
  )
}

function stateWords(status: string, reason: string | null): string {
  if (status === 'approved') return 'Your reply is shown.'
  if (status === 'pending') return 'Your reply waits for a moderator.'
  return `Your reply is not shown: ${whyNotShown(reason)}.`
}
