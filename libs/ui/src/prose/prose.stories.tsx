import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../heading/heading.tsx'
import { Prose } from './prose.tsx'

const meta = {
  title: 'Components/Prose',
  component: Prose,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

const words = (
  <>
    <p>
      The <em>house edge</em> is the share of every stake that the casino keeps,{' '}
      <strong>averaged over a long time</strong>. On a wheel with one zero it is 2.70%: for every £100 staked,{' '}
      <a href="/x">£97.30 comes back</a>.
    </p>
    <Heading level={2} id="edge">
      What does not change it
    </Heading>
    <ul>
      <li>A system. The wheel does not remember what it did.</li>
      <li>A lucky seat, a new table, a different dealer.</li>
    </ul>
    <Heading level={3}>How to work it out</Heading>
    <ol>
      <li>Write down every outcome and what it pays.</li>
      <li>Multiply each by its chance, and add them up.</li>
    </ol>
  </>
)

export const Text: Story = { args: { children: words } }
export const Lead: Story = {
  args: {
    size: 'lead',
    children: <p>Most of what a casino earns it earns slowly, from people who are having a pleasant time.</p>,
  },
}
export const Note: Story = {
  args: {
    size: 'note',
    children: (
      <p>
        Set small, beside something else. <a href="/x">With a link.</a>
      </p>
    ),
  },
}
