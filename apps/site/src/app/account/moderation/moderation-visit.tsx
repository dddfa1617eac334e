import { messageFor } from '@house-edge/auth'
import { FlashNotice, SignedInPage } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { type Kind, kindWords, otherCasino } from '@house-edge/readers/complaints'
import { correctableWords, ExperiencePanel } from '@house-edge/readers/experiences'
import { DecideForms, longestAnswer, type readModeration, whyNotShown } from '@house-edge/readers/moderation'
import type { missedSearches } from '@house-edge/reviews/search'
import type { KnownName } from '@house-edge/reviews/subjects'
import { Button, DateText, Link, Quote } from '@house-edge/ui'
import { Notice, Panel, PostForm, SettingList, TextAreaField } from '@house-edge/ui/forms'
import { links } from '../../../links.ts'
import { numberWords } from '@house-edge/ui/language'
import { headOf, type Personal, shellOf } from '../../../visits/personal.tsx'

type Found = Exclude<Awaited<ReturnType<typeof readModeration>>, string>
type WithCasino<Item> = Item & { casino: { name: string } | undefined }

/** What waits for a moderator, and what was decided. */
export interface ModerationShown extends Personal {
  /** Into a form that was refused. */
  typed: Readonly<Record<string, string>>
  waiting: readonly (WithCasino<Found['queue'][number]> & { namesake: KnownName | undefined })[]
  replies: readonly WithCasino<Found['replies'][number]>[]
  decisions: readonly WithCasino<Found['history'][number]>[]
  complaints: readonly WithCasino<Found['complaints'][number]>[]
  /** What readers look for and do not find. */
  missed: ReturnType<typeof missedSearches>
  /** It cannot be read now. */
  isUnknown: boolean
}

const texts = {
  'auth/saved': 'Done.',
  'auth/refused': 'Nothing was decided: it has changed or been decided on since you read it. Read it again.',
  'auth/form-invalid': 'Nothing was asked. Choose a field, and say what may be wrong with it.',
  'auth/forbidden': 'That is not yours to decide.',
  'auth/unavailable': 'Nothing can be decided just now. Try again in a minute.',
}

/** The queue of texts that wait for a moderator, at `/account/moderation`. */
export const moderation: VisitPage<ModerationShown> = {
  head: (shown) => headOf(shown, 'Moderation'),
  view: (shown, above) => {
    const { site, flash, typed, waiting, replies, decisions, complaints, missed, isUnknown } = shown
    return (
      <SignedInPage
        shell={shellOf(shown, above)}
        title="Moderation"
        path="/account/moderation"
        more={
          <>
            {waiting.map((item) => (
              <ExperiencePanel key={item.id} level={2} experience={{ ...item, created_at: item.updated_at }}>
                <p>
                  About <strong>{item.casino?.name ?? item.document_id}</strong>.{' '}
                  {item.decisions > 0 && `Decided on ${item.decisions} times before.`}
                </p>
                {item.namesake && (
                  <Notice>
                    {item.namesake.name} is {item.namesake.what}. Refuse this if readers would take its author
                    for that.
                  </Notice>
                )}
                {item.asked_field && (
                  <Quote
                    words={item.asked_note}
                    language=""
                    source="A moderator"
                    sourceRole={`asked its author about: ${askedWords(item.asked_field)}`}
                  />
                )}
                <DecideForms about="experience" experience={item.id} seen={item.updated_at} typed={typed} />
              </ExperiencePanel>
            ))}
            {replies.map(({ id, author_name, told, reply, written_at, casino, document_id }) => (
              <Panel key={`reply-${id}`} title={`Reply for ${casino?.name ?? document_id}`}>
                <Quote words={told} language="" source={author_name} sourceRole="what is answered" />
                <p lang="" dir="auto">
                  {reply}
                </p>
                <DecideForms about="reply" experience={id} seen={written_at} typed={typed} />
              </Panel>
            ))}
            <Complaints complaints={complaints} typed={typed} />
            <Missed missed={missed} />
            <History decisions={decisions} />
          </>
        }
      >
        <FlashNotice site={site} flash={flash} texts={texts} />
        {isUnknown && <Notice tone="error">{messageFor('auth/unavailable', texts)}</Notice>}
        <p>
          {waitingWords(waiting.length + replies.length, complaints.length)} To find fault with a casino is no
          reason to refuse: negative experiences show like others.
        </p>
      </SignedInPage>
    )
  },
}

function waitingWords(toRead: number, toAnswer: number): string {
  if (toRead + toAnswer === 0) return 'Nothing waits.'
  const read = toRead > 0 ? `To be read: ${toRead}, the oldest first. ` : ''
  const answer = toAnswer > 0 ? `Complaints to be answered: ${toAnswer}.` : ''
  return `${read}${answer}`.trim()
}

interface Complaint {
  number: string | null
  kind: string
  details: string | null
  document_id: string | null
  casino: { name: string } | undefined
  /** Of the experience it is about. */
  author_name: string | null
  told: string | null
  /** The decision that shows the experience. */
  event: number | null
}

function Complaints({
  complaints,
  typed,
}: {
  complaints: readonly Complaint[]
  typed: Readonly<Record<string, string>>
}) {
  return complaints.map(({ number, kind, details, document_id, casino, author_name, told, event }) => (
    <Panel key={number} title={`${number ?? 'Without a number'}: ${kindWords(kind as Kind)}`}>
      {document_id && (
        <p>About {document_id === otherCasino ? 'a casino named below' : (casino?.name ?? document_id)}.</p>
      )}
      <p lang="" dir="auto">
        {details}
      </p>
      {told && (
        <Quote words={told} language="" source={author_name ?? 'A reader'} sourceRole="what it is about" />
      )}
      {event && (
        <PostForm
          action="/api/moderation/undo"
          send={
            <>
              Take the experience back<span className="he-hidden">: {number}</span>
            </>
          }
          variant="quiet"
          given={{ about: 'experience', event }}
        />
      )}
      {number && (
        <PostForm action="/api/moderation/answer" send="Answer" given={{ number }}>
          <TextAreaField
            id={`answer-${number}`}
            name="answer"
            label="Answer, for whoever knows the number"
            hint={`At most ${numberWords(longestAnswer)} characters. It cannot be taken back.`}
            maxLength={longestAnswer}
            defaultValue={typed[`answer-${number}`]}
            required
          />
        </PostForm>
      )}
    </Panel>
  ))
}

/** Why a subject is worth a review, an article or a synonym in the settings. */
function Missed({ missed }: Pick<ModerationShown, 'missed'>) {
  return (
    <Panel title="Looked for and not found">
      {missed.length === 0 ? (
        <p>Nothing that was asked in five different minutes since this server started.</p>
      ) : (
        <SettingList
          settings={missed.map(({ question, times }) => ({
            title: question,
            text: `Asked in ${times} different minutes`,
            action: (
              <Link href={`${links.search}?${new URLSearchParams({ q: question })}`}>Search for it</Link>
            ),
          }))}
        />
      )}
    </Panel>
  )
}

interface TakenDecision {
  about: string
  event: number
  casino: { name: string } | undefined
  document_id: string
  author_name: string
  becomes: string
  reason: string | null
  field: string | null
  decided_at: string
  may_undo: boolean
}

function History({ decisions }: { decisions: readonly TakenDecision[] }) {
  if (decisions.length === 0) return null
  return (
    <Panel title="Decided">
      <SettingList
        settings={decisions.map((decision) => ({
          title: (
            <>
              {subjectOf(decision)}, <DateText date={decision.decided_at.slice(0, 10)} />
            </>
          ),
          text: outcomeOf(decision),
          action: decision.may_undo && (
            <form action="/api/moderation/undo" method="post">
              <input type="hidden" name="about" value={decision.about} />
              <input type="hidden" name="event" value={decision.event} />
              <Button type="submit" variant="quiet">
                Take back<span className="he-hidden">: {subjectOf(decision)}</span>
              </Button>
            </form>
          ),
        }))}
      />
    </Panel>
  )
}

function subjectOf({ about, author_name, casino, document_id }: TakenDecision): string {
  const name = casino?.name ?? document_id
  return about === 'reply' ? `Reply for ${name} to ${author_name}` : `${author_name} about ${name}`
}

function outcomeOf({ becomes, reason, field }: TakenDecision): string {
  if (field !== null) return `Its author is asked about: ${askedWords(field)}.`
  if (becomes === 'pending') return 'The decision was taken back.'
  if (becomes === 'approved') return 'Shown.'
  return reason ? `Refused: ${whyNotShown(reason)}.` : 'Refused.'
}

function askedWords(field: string): string {
  return correctableWords(field).toLowerCase()
}
