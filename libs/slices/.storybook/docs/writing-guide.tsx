import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { writingOf } from './writing.ts'

const parts = [
  { part: 'length', heading: 'How long', label: undefined },
  { part: 'tone', heading: 'How it sounds', label: undefined },
  { part: 'good', heading: 'Like this', label: 'Do' },
  { part: 'bad', heading: 'Not like this', label: 'Don’t' },
] as const

/** How editors fill in the fields of a slice: length, tone, and an example of both kinds. */
export function WritingGuide({ folder }: { folder: string }): ReactElement | null {
  const writing = writingOf(folder)
  if (!writing) return null
  return (
    <>
      <Heading>Writing it</Heading>
      {parts.map(({ part, heading, label }) => (
        <section key={part} className="guide-note" data-label={label}>
          <h3>{heading}</h3>
          <Markdown>{writing[part]}</Markdown>
        </section>
      ))}
    </>
  )
}
