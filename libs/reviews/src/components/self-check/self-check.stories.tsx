import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelfCheck } from './self-check.tsx'

const meta = {
  title: 'Components/Self-check',
  component: SelfCheck,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SelfCheck>
export default meta
type Story = StoryObj<typeof meta>

export const TwoQuestions: Story = {
  args: {
    stem: 'Thinking of the last twelve months:',
    questions: [
      'Have you stayed longer than you meant to?',
      'Have you played with money meant for something else?',
    ],
    answers: [
      { words: 'Never', points: 0 },
      { words: 'Sometimes', points: 1 },
      { words: 'Most of the time', points: 2 },
      { words: 'Almost always', points: 3 },
    ],
    bands: [
      { points: '0 points', meaning: 'Nothing here says that gambling does you harm.' },
      { points: '1 or more', meaning: 'Worth a talk with somebody who has heard it before.' },
    ],
  },
}
export const OnPhone: Story = { ...TwoQuestions, globals: { viewport: { value: 'phone' } } }
export const Answered: Story = {
  ...TwoQuestions,
  play: async ({ canvas, userEvent }) => {
    for (const answer of canvas.getAllByLabelText(/^Most of the time/)) await userEvent.click(answer)
  },
}
