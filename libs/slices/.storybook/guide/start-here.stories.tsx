import { Heading, Prose } from '@house-edge/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'

/** The first page of Storybook. */
function StartHere(): ReactElement {
  return (
    <Prose>
      <h1>House Edge, the design system</h1>
      <p>
        Every slice that editors put into pages and every component they are made of, in every state, as
        readers get them: from the sources of the site, with its fonts, in both themes.
      </p>
      <Heading>Where to begin</Heading>
      <ul>
        <li>
          <strong>You design:</strong> <a href={page('guide-brand--twelve-values')}>Brand</a> makes a brand of
          twelve values and says which of its colours stand too close;{' '}
          <a href={page('guide-colours--tokens')}>Colours</a>, <a href={page('guide-type--scale')}>Type</a>{' '}
          and <a href={page('guide-space--scale')}>Space</a> hold the rest. Below <em>Components</em>, the
          page “Docs” of each says what it is for, when not, which parts it has, what changed, and which pages
          use it. <a href={page('guide-components--all')}>Components</a> lists all, with what is new and what
          is leaving.
        </li>
        <li>
          <strong>You edit:</strong> below <em>Slices</em>, each page “Docs” lists the fields of a slice, how
          long each is and how it sounds, with an example that does well and one that does not; change them in
          the controls and see.
        </li>
        <li>
          <strong>You develop:</strong> props, elements and classes are on the same pages.{' '}
          <a href={page('guide-writing-stories--guide')}>Writing stories</a> says how a state is added.
        </li>
        <li>
          <strong>You review:</strong> <em>Pages</em> shows whole pages.
        </li>
      </ul>
      <Heading>The switches above</Heading>
      <ul>
        <li>The theme: light or dark.</li>
        <li>
          The language of what components say themselves: English, German, Arabic, or a pseudo-language that
          marks every word which can be translated. The texts of stories stay as they are.
        </li>
        <li>The direction of writing: left to right or right to left.</li>
        <li>The size of text: as the browser has it, or twice that.</li>
        <li>The window: phone, tablet, desktop or wide.</li>
      </ul>
      <p>
        The tab “Accessibility” below a story lists what axe finds in it. Nothing is the rule: a finding fails{' '}
        <code>npm test</code>.
      </p>
    </Prose>
  )
}

/** Links lead out of the frame that stories are shown in. */
function page(story: string): string {
  return `./?path=/story/${story}`
}

const meta = {
  title: 'Guide/Start here',
  component: StartHere,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', frame: 'page' },
  decorators: [
    (Story) => (
      <>
        <base target="_top" />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof StartHere>
export default meta
type Story = StoryObj<typeof meta>

export const StartHereStory: Story = { name: 'Start here' }
