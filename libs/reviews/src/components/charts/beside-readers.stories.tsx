import type { Meta, StoryObj } from '@storybook/react-vite'
import { BesideReaders } from './beside-readers.tsx'

const meta = {
  title: 'Components/Beside readers',
  component: BesideReaders,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof BesideReaders>
export default meta
type Story = StoryObj<typeof meta>

export const Marks: Story = {
  args: {
    votes: 3,
    marks: [
      { name: 'Payouts', ours: 9.4, readers: 4.3 },
      { name: 'Terms that are fair', ours: 8.6, readers: 1.7 },
    ],
  },
}
