import {
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { type ReactElement, useContext } from 'react'
import { Anatomy } from './anatomy.tsx'
import { type ComponentNotes, readComponentNotes } from './component-notes.ts'
import { FieldTable } from './field-table.tsx'
import { ImportLine } from './import-line.tsx'
import { slicesOf } from './slice-models.ts'
import { components } from '../slice-components.ts'

/** The page of a slice or a component: its docstring, its parts, its props or fields, its states. */
export function DocsPage(): ReactElement | null {
  const [story] = useContext(DocsContext).componentStories()
  if (!story) return null
  const [shown] = slicesOf(story.initialArgs)
  const { purpose, notes } = notesOf(shown ? components[shown.model.id] : story.component)
  return (
    <>
      <Title />
      {shown && <Subtitle>A slice: editors put it into pages and fill in its fields.</Subtitle>}
      <Markdown>{purpose}</Markdown>
      <ImportLine component={story.component} />
      <Primary />
      <Controls />
      <Notes notes={notes} />
      {shown && <FieldTable model={shown.model} />}
      <Anatomy storyId={story.id} />
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
    </>
  )
}

const headings: Record<string, string> = {
  'Not for': 'When not to use it',
  Accessibility: 'Accessibility',
  Do: 'Do',
  'Don’t': 'Don’t',
}

function Notes({ notes }: Pick<ComponentNotes, 'notes'>): ReactElement[] {
  return notes.map(({ label, text }) => (
    <section key={label} className="guide-note" data-label={label}>
      <Heading>{headings[label]}</Heading>
      <Markdown>{text.charAt(0).toUpperCase() + text.slice(1)}</Markdown>
    </section>
  ))
}

/** `react-docgen` leaves what it read of a component on the component. */
function notesOf(component: unknown): ComponentNotes {
  const { __docgenInfo: read } = (component ?? {}) as { __docgenInfo?: { description?: string } }
  return readComponentNotes(read?.description ?? '')
}
