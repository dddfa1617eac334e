import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScoreBars } from './score-bars.tsx'

const meta = {
  title: 'Components/Score bars',
  component: ScoreBars,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof ScoreBars>
export default meta
type Story = StoryObj<typeof meta>

const scores = [
  {
    criterion: 'Safety',
    score: 9.6,
    note: 'Strict licence, clean record, identity checked before the first deposit.',
  },
  { criterion: 'Payouts', score: 7.45, note: 'Nine withdrawals, the slowest 1 hour 48 minutes.' },
  { criterion: 'Games', score: 4 },
]

export const WithReasons: Story = { args: { scores } }
export const OnPhone: Story = { args: { scores }, globals: { viewport: { value: 'phone' } } }
