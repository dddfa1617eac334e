import type { Meta, StoryObj } from '@storybook/react-vite'
import { Faq } from './faq.tsx'

const meta = {
  title: 'Components/Questions and answers',
  component: Faq,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Faq>
export default meta
type Story = StoryObj<typeof meta>

const items = [
  {
    question: 'Why does the casino always win in the end?',
    answer: <p>Because the wheel has one pocket more than it pays for.</p>,
  },
  { question: 'Is there a system that beats roulette?', answer: <p>No.</p> },
]

export const Folded: Story = { args: { items } }
export const Unfolded: Story = {
  args: { items },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Is there a system that beats roulette?'))
    const folds = [...canvasElement.querySelectorAll('details')].map(({ open }) => open)
    if (folds.join() !== 'false,true') throw new TypeError('Another answer than the one asked for is open.')
  },
}
