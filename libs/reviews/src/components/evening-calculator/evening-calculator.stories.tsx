import type { Meta, StoryObj } from '@storybook/react-vite'
import { eveningSaid } from '../calculator/calculator-words.ts'
import { EveningCalculator } from './evening-calculator.island.tsx'

const meta = {
  title: 'Components/Evening calculator',
  component: EveningCalculator,
  parameters: { layout: 'fullscreen', frame: 'page' },
  args: { said: eveningSaid() },
} satisfies Meta<typeof EveningCalculator>
export default meta
type Story = StoryObj<typeof meta>

export const Roulette: Story = {
  args: { terms: { stake: 2, rounds: 40, hours: 3, edge: 2.7, swing: 'even' }, currency: 'GBP' },
}
export const Slot: Story = {
  args: {
    terms: { stake: 1, rounds: 600, hours: 2, edge: 6, swing: 'slot' },
    currency: 'EUR',
    address: '/worked-out',
  },
}
export const OnPhone: Story = { ...Slot, globals: { viewport: { value: 'phone' } } }
export const LongerEvening: Story = {
  ...Roulette,
  play: async ({ canvas, userEvent }) => {
    const hours = canvas.getByLabelText('Hours')
    await userEvent.clear(hours)
    await userEvent.type(hours, '6')
    await canvas.findByText(/^240 rounds of/)
  },
}
