import { Button } from '@house-edge/ui'
import { Confirmation, Form, Notice } from '@house-edge/ui/forms'
import { inSpoken } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { readerName } from '../experiences/reader-name.ts'
import { words } from '../words/words.ts'
import type { Votes } from './votes.ts'

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
  const said = words().experiences
  const given = Object.entries({ experience: id, ...place })
  const about = <span className="he-hidden">{said.helpfulWhat(readerName(author_name, words().rating))}</span>
  return (
    <Form
      action={inSpoken('/api/experiences/helpful')}
      method="post"
      actions={
        <>
          <Button type="submit" variant="plain" name="vote" value="helpful">
            {said.helpful}
            {about}
          </Button>
          <Button type="submit" variant="plain" name="vote" value="unhelpful">
            {said.unhelpful}
            {about}
          </Button>
          <Confirmation shownAt={voteFragment(id, 'counted')}>{said.counted}</Confirmation>
        </>
      }
    >
      {given.map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {votes && votes.helpful + votes.unhelpful > 0 && (
        <p>{said.helpfulOf(votes.helpful, votes.helpful + votes.unhelpful)}</p>
      )}
      <Notice tone="error" shownAt={voteFragment(id, 'not-counted')}>
        <p>{said.notCounted}</p>
      </Notice>
    </Form>
  )
}
