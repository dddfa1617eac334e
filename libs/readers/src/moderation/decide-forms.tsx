import { PostForm, SelectField, TextAreaField } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import { correctableWords } from '../criteria/criteria-words.ts'
import { correctable } from '../criteria/criteria.ts'
import { longestNote } from './moderate.ts'
import { reasons, whyNotShown } from './reasons.ts'

interface DecideFormsProps {
  about: 'experience' | 'reply'
  experience: string
  /** The version that the moderator reads. */
  seen: string
  /** What was typed into forms that were refused, by field. */
  typed: Readonly<Record<string, string>>
}

/** The forms of a moderator: show it, ask its writer to correct a field, or refuse it with a reason. */
export function DecideForms({ about, experience, seen, typed }: DecideFormsProps): ReactElement {
  const given = { about, experience, seen }
  return (
    <>
      <PostForm action="/api/moderation/decide" send="Show it" given={given} />
      {about === 'experience' && <AskForm experience={experience} seen={seen} typed={typed} />}
      <PostForm action="/api/moderation/decide" send="Refuse it" variant="quiet" given={given}>
        <SelectField
          id={`reason-${about}-${experience}`}
          name="reason"
          label="Reason, which its author reads"
          required
        >
          <option value="">Choose a reason</option>
          {reasons
            // The name of an operator is the casino's, by which we know them.
            .filter((reason) => about === 'experience' || reason !== 'name')
            .map((reason) => (
              <option key={reason} value={reason}>
                {whyNotShown(reason)}
              </option>
            ))}
        </SelectField>
      </PostForm>
    </>
  )
}

function AskForm({ experience, seen, typed }: Omit<DecideFormsProps, 'about'>): ReactElement {
  const [field, note] = [`field-${experience}`, `note-${experience}`]
  return (
    <PostForm action="/api/moderation/ask" send="Ask its author" variant="quiet" given={{ experience, seen }}>
      <SelectField
        id={field}
        name="field"
        label="What may be a mistake"
        defaultValue={typed[field] ?? ''}
        required
      >
        <option value="">Choose a field</option>
        {correctable.map((name) => (
          <option key={name} value={name}>
            {correctableWords(name)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={note}
        name="note"
        label="Why, which its author reads"
        hint={`At most ${longestNote} characters.`}
        rows={2}
        maxLength={longestNote}
        defaultValue={typed[note]}
        required
      />
    </PostForm>
  )
}
