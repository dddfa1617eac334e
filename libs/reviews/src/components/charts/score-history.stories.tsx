import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScoreHistory } from './score-history.tsx'

const meta = {
  title: 'Components/Score history',
  component: ScoreHistory,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof ScoreHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Lowered: Story = {
  args: {
    scores: [
      { date: '2026-04-28', score: 5.5, note: 'First published.' },
      { date: '2026-06-16', score: 5.4, note: 'Safety lowered.' },
      { date: '2026-10-30', score: 5.3, note: 'Payouts lowered.' },
    ],
  },
}
export const Nothing: Story = { args: { scores: [] } }
