import type { Meta, StoryObj } from '@storybook/react-vite'
import { Receipt } from './receipt.tsx'

const meta = {
  title: 'Components/Receipt',
  component: Receipt,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Receipt>
export default meta
type Story = StoryObj<typeof meta>

export const Withdrawal: Story = {
  args: {
    title: 'Withdrawal from Copper Lantern',
    lines: [
      { label: 'Amount', value: '£37.50' },
      { label: 'By', value: 'Plumb Debit' },
      { label: 'Asked for', value: '20 October 2026, 11:02' },
      { label: 'Could be spent', value: '20 October 2026, 12:50' },
    ],
    total: { label: 'Took', value: '108 minutes' },
    stamp: 'Timed by us',
  },
}
