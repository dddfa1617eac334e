import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScoreChart } from './score-chart.tsx'

const meta = {
  title: 'Components/Score chart',
  component: ScoreChart,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof ScoreChart>
export default meta
type Story = StoryObj<typeof meta>

export const Parts: Story = {
  args: {
    scores: [
      {
        criterion: 'Safety',
        score: 9.6,
        weight: 25,
        band: { word: 'Excellent', tone: 'best' },
        note: 'Clean.',
      },
      { criterion: 'Payouts', score: 1.4, weight: 20, band: { word: 'Poor', tone: 'bad' } },
      { criterion: 'Support', score: 5.2, weight: 10, band: { word: 'Weak', tone: 'weak' } },
    ],
  },
}
