import {
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { type ReactElement, useContext } from 'react'
import { catalogue } from 'virtual:catalogue'
import { Anatomy } from './anatomy.tsx'
import { type ComponentNotes, readComponentNotes } from './component-notes.ts'
import { FieldTable } from './field-table.tsx'
import { Changes, Status, UsedOn } from './catalogue-parts.tsx'
import { slicesOf } from './slice-models.ts'
import { WritingGuide } from './writing-guide.tsx'
import { components } from '../slice-components.ts'

/** The page of a slice or a component: its docstring, its parts, its props or fields, its states, where it is used. */
export function DocsPage(): ReactElement | null {
  const [story] = useContext(DocsContext).componentStories()
  if (!story) return null
  const [shown] = slicesOf(story.initialArgs)
  const entry = catalogue.find(({ title }) => title === story.title)
  const { purpose, notes } = notesOf(shown ? components[shown.model.id] : story.component)
  return (
    <>
      <Title />
      {shown && <Subtitle>A slice: editors put it into pages and fill in its fields.</Subtitle>}
      {entry && <Status {...entry} />}
      <Markdown>{purpose}</Markdown>
      {entry && <Source language="tsx" code={entry.importLine} />}
      <Primary />
      <Controls />
      <Notes notes={notes} />
      {shown && <FieldTable model={shown.model} />}
      {shown && <WritingGuide folder={shown.folder} />}
      <Anatomy storyId={story.id} />
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
      {entry && <UsedOn {...entry} />}
      {entry && <Changes {...entry} />}
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
