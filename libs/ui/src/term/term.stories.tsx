import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '../prose/prose.tsx'
import { Term, TermList } from './term.tsx'

const meta = {
  title: 'Components/Term',
  component: Term,
  parameters: { layout: 'fullscreen', frame: 'page' },
  args: {
    id: 'term-wagering',
    name: 'Wagering',
    meaning: 'How often a bonus must be staked before it can be withdrawn.',
    href: '/glossary#term-wagering',
    children: 'wagering',
  },
  render: (args) => (
    <Prose>
      <p>
        What decides is the <Term {...args} />, and it stands in the terms.
      </p>
    </Prose>
  ),
} satisfies Meta<typeof Term>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {}
export const Open: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover(),
}
export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }
export const List: Story = {
  render: ({ name, meaning }) => (
    <TermList
      terms={[
        {
          id: 'term-wagering',
          name,
          also: ['rollover', 'playthrough'],
          meaning,
          more: <a href="/a">More</a>,
        },
        { id: 'term-edge', name: 'House edge', meaning: 'The share of each stake that the house keeps.' },
      ]}
    />
  ),
}
