import { Button } from '@house-edge/ui'
import { Confirmation, Form, Notice } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import type { Votes } from './votes.ts'

const words = {
  found: ({ helpful, unhelpful }: Votes) => {
    const all = helpful + unhelpful
    return `${helpful} of ${all === 1 ? '1 reader' : `${all} readers`} found this helpful.`
  },
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  about: (author: string) => ` to me: what ${author} experienced`,
  counted: 'Counted',
  notCounted:
    'Not counted: it is your own, it shows no more, you have voted a hundred times today, or your account cannot be reached just now.',
}

/** The fragments that a vote leads back to. */
export function voteFragment(experience: string, outcome: 'counted' | 'not-counted'): string {
  return `${outcome}-${experience}`
}

interface VoteFormProps {
  experience: { id: string; author_name: string }
  /** `undefined`: nobody has voted, or it cannot be read now. */
  votes: Votes | undefined
  /** What the form is sent with besides, so that it leads back to the same place. */
  place: Readonly<Record<string, string | undefined>>
}

/** Whether an experience is helpful: how many say so, and two buttons that say it. They lead back to the same place. */
export function VoteForm({ experience: { id, author_name }, votes, place }: VoteFormProps): ReactElement {
  const given = Object.entries({ experience: id, ...place })
  const about = <span className="he-hidden">{words.about(author_name)}</span>
  return (
    <Form
      action="/api/experiences/helpful"
      method="post"
      actions={
        <>
          <Button type="submit" variant="plain" name="vote" value="helpful">
            {words.helpful}
            {about}
          </Button>
          <Button type="submit" variant="plain" name="vote" value="unhelpful">
            {words.unhelpful}
            {about}
          </Button>
          <Confirmation shownAt={voteFragment(id, 'counted')}>{words.counted}</Confirmation>
        </>
      }
    >
      {given.map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {votes && votes.helpful + votes.unhelpful > 0 && <p>{words.found(votes)}</p>}
      <Notice tone="error" shownAt={voteFragment(id, 'not-counted')}>
        <p>{words.notCounted}</p>
      </Notice>
    </Form>
  )
}
