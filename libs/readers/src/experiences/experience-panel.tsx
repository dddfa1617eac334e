import { DateText, FactList, Quote } from '@house-edge/ui'
import { Panel } from '@house-edge/ui/forms'
import type { ReactElement, ReactNode } from 'react'
import { numberWords } from '@house-edge/ui/language'
import { criterionWords } from '../criteria/criteria-words.ts'
import { criteria, type Marks } from '../criteria/criteria.ts'
import { words } from '../words/words.ts'
import { payoutWords } from './payout-time.ts'
import { readerName } from './reader-name.ts'

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
  const { payout_hours, body, pictures, reply, created_at } = experience
  const said = words().experiences
  const author = readerName(experience.author_name, words().rating)
  return (
    <Panel
      level={level}
      title={
        <>
          {author}, <DateText date={created_at.slice(0, 10)} />
        </>
      }
    >
      <FactList
        layout="columns"
        facts={[
          ...criteria.map((name) => ({
            label: criterionWords(name),
            value: said.ofFive(numberWords(experience[name])),
          })),
          ...(payout_hours == null ? [] : [{ label: said.payoutTook, value: payoutWords(payout_hours) }]),
        ]}
      />
      {paragraphs(body).map(({ key, text }) => (
        // In whatever language its reader wrote (WCAG 2.2, 3.1.2): not that of the page, and nobody has said which.
        <p key={key} lang="" dir="auto">
          {text}
        </p>
      ))}
      {pictures.map((path, at) => (
        <p key={path}>
          <a href={`/api/experiences/pictures/${path}`}>
            <img
              src={`/api/experiences/pictures/${path}`}
              alt={said.picture(at + 1, pictures.length, author)}
              loading="lazy"
            />
          </a>
        </p>
      ))}
      {reply && <Quote words={reply} language="" source={said.casino} sourceRole={said.replyOf} />}
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
