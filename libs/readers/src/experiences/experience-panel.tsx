import { DateText, FactList, Quote } from '@house-edge/ui'
import { Panel } from '@house-edge/ui/forms'
import type { ReactElement, ReactNode } from 'react'
import { criteria, type Marks } from '../criteria/criteria.ts'
import { payoutWords } from './payout-time.ts'

interface ExperiencePanelProps {
  experience: Marks & {
    author_name: string
    payout_hours?: number | null | undefined
    body: string
    pictures: readonly string[]
    reply?: string | null
    created_at: string
  }
  level?: 2 | 3
  /** Forms to act on it. */
  children?: ReactNode
}

/** What one reader experienced: who, when, four marks, their words and pictures, the reply of the casino. */
export function ExperiencePanel({ experience, level = 3, children }: ExperiencePanelProps): ReactElement {
  const { author_name, payout_hours, body, pictures, reply, created_at } = experience
  return (
    <Panel
      level={level}
      title={
        <>
          {author_name}, <DateText date={created_at.slice(0, 10)} />
        </>
      }
    >
      <FactList
        layout="columns"
        facts={[
          ...criteria.map(({ name, label }) => ({ label, value: `${experience[name]} of 5` })),
          ...(payout_hours == null ? [] : [{ label: 'The payout took', value: payoutWords(payout_hours) }]),
        ]}
      />
      {paragraphs(body).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {pictures.map((path, at) => (
        <p key={path}>
          <a href={`/api/experiences/pictures/${path}`}>
            <img
              src={`/api/experiences/pictures/${path}`}
              alt={`${at + 1} of ${pictures.length} pictures that ${author_name} sent`}
              loading="lazy"
            />
          </a>
        </p>
      ))}
      {reply && (
        <Quote
          words={reply}
          source="The casino"
          sourceRole="reply of its operator; a moderator has read it, but nobody has checked what it claims"
        />
      )}
      {children}
    </Panel>
  )
}

function paragraphs(body: string): { key: number; text: string }[] {
  return body
    .split(/\n{2,}/)
    .map((text, key) => ({ key, text }))
    .filter(({ text }) => text.trim() !== '')
}
