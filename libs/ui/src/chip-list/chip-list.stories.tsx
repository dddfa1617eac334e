import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipList } from './chip-list.tsx'

const meta = { title: 'Components/Chip list', component: ChipList } satisfies Meta<typeof ChipList>
export default meta
type Story = StoryObj<typeof meta>

export const TwoChips: Story = {
  args: {
    chips: [
      { text: 'Score 8 and more', href: '/a' },
      { text: 'Paid within a day', href: '/b' },
    ],
  },
}
