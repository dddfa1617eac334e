import { Heading, Prose } from '@house-edge/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'

const sliceStory = `import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Quote',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const WithSource: Story = { args: { slices: [mocks.withSource] } }
export const LongOnPhone: Story = {
  args: { slices: [mocks.long] },
  globals: { viewport: { value: 'phone' } },
}`

const docstring = `/**
 * Somebody's words.
 *
 * - Not for: setting a sentence of our own apart.
 * - Accessibility: a \`blockquote\` in a figure, its source the caption.
 * - Do: quote word for word.
 * - Don’t: quote somebody without their name.
 */`

/** How a story is written in this house. */
function WritingStories(): ReactElement {
  return (
    <div className="guide">
      <Prose>
        <h1>Writing stories</h1>
        <p>
          A story is a state that a reviewer must see. It stands in <code>Name.stories.tsx</code> beside its
          component and is named after the state, never after the component: <code>Ended</code>, not{' '}
          <code>BonusPanel2</code>.
        </p>
        <Heading>Which states</Heading>
        <ul>
          <li>The usual one, with content a visitor would want to read.</li>
          <li>As little as can be: a title and nothing else.</li>
          <li>As much as can be: long words, long lists, on a phone.</li>
          <li>Something missing: a picture that never arrives, a document that is gone.</li>
          <li>Hostile content, where editors can type an address or markup.</li>
        </ul>
        <Heading>Where the content comes from</Heading>
        <p>
          A slice shows its own <code>mocks.json</code>: Content API JSON, keyed by state. It is shown through{' '}
          <code>SliceZone</code>, as on a page, so that a story fails when the page would. A component takes
          its props from the story. Pictures are files in <code>.storybook/pictures</code>; nothing is fetched
          from the network.
        </p>
      </Prose>
      <Prose>
        <Heading>What its page says</Heading>
        <p>
          The page “Docs” is made from the docstring of the component, its props, and for a slice from its
          model. Four lines of the docstring become its advice; <code>npm test -- promises</code> asks for
          them.
        </p>
        <p>
          Where it stands is read from the changelog of its library: an entry below “New” that says what it is
          — <code>`Quote`, a person’s words</code> — makes it new until the next version, and{' '}
          <code>@deprecated</code> in its docstring leaving. What the changelog says of it is on its page, and
          the pages that use it are found in the sources.
        </p>
      </Prose>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre className="guide-code" tabIndex={0}>
        <code>{docstring}</code>
      </pre>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre className="guide-code" tabIndex={0}>
        <code>{sliceStory}</code>
      </pre>
      <Prose>
        <Heading>What is checked</Heading>
        <ul>
          <li>Every story is rendered in a real browser.</li>
          <li>
            Every story is searched for barriers by axe in the light theme, and again for what colours can
            break in the dark one; what is found fails the run.
          </li>
          <li>
            A story with <code>globals: {'{ viewport: … }'}</code> is shown at that width, in the run as well.
          </li>
        </ul>
        <p>
          Run them with <code>npm run stories</code>, look at them with <code>npm run storybook</code>. The
          theme is switched in the toolbar.
        </p>
      </Prose>
    </div>
  )
}

const meta = {
  title: 'Guide/Writing stories',
  tags: ['!autodocs'],
  component: WritingStories,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof WritingStories>
export default meta
type Story = StoryObj<typeof meta>

export const Guide: Story = {}
