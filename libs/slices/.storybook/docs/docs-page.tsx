import {
  Controls,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Source,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { type ReactElement, useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { catalogue } from 'virtual:catalogue'
import { Anatomy } from './anatomy.tsx'
import { type ComponentNotes, readComponentNotes } from './component-notes.ts'
import { FieldTable } from './field-table.tsx'
import { Changes, Status, StoryLinks, UsedOn } from './catalogue-parts.tsx'
import { slicesOf } from './slice-models.ts'
import { statesOf } from './states.ts'
import { WritingGuide } from './writing-guide.tsx'
import { components } from '../slice-components.ts'

/** The page of a slice or a component: its docstring, its parts, its props or fields, its states, where it is used. */
export function DocsPage(): ReactElement | null {
  const stories = useContext(DocsContext).componentStories()
  const [story] = stories
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
      <States {...statesOf(stories)} />
      {entry && <UsedOn {...entry} />}
      {entry && <Changes {...entry} />}
    </>
  )
}

function States({ beside, alone }: ReturnType<typeof statesOf<PreparedStory>>): ReactElement | null {
  if (beside.length + alone.length === 0) return null
  return (
    <>
      <Heading>States</Heading>
      {beside.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded __forceInitialArgs />
      ))}
      {alone.length > 0 && (
        <>
          <p>In a window of their own:</p>
          <StoryLinks stories={alone.map(({ id, name }) => ({ id, title: name }))} />
        </>
      )}
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
