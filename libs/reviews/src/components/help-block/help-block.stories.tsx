import type { Meta, StoryObj } from '@storybook/react-vite'
import { HelpBlock } from './help-block.tsx'

const meta = {
  title: 'Components/Help',
  component: HelpBlock,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof HelpBlock>
export default meta
type Story = StoryObj<typeof meta>

const organisations = [
  {
    name: 'Steady Hand',
    phone: '0800 555 0142',
    hours: 'Day and night',
    languages: 'English, Welsh',
    country: 'United Kingdom',
    href: 'https://steady-hand.example',
    note: 'Free from any telephone.',
  },
  { name: 'Second Table', href: 'https://second-table.example', note: 'Groups for families.' },
]

export const Two: Story = {
  args: { organisations, intro: <p>These people listen, do not judge and do not charge.</p> },
}
export const OnPhone: Story = { ...Two, globals: { viewport: { value: 'phone' } } }
