import type { Meta, StoryObj } from '@storybook/react-vite'
import { wageringSaid } from '../calculator/calculator-words.ts'
import { WageringCalculator } from './wagering-calculator.island.tsx'

const meta = {
  title: 'Components/Wagering calculator',
  component: WageringCalculator,
  parameters: { layout: 'fullscreen', frame: 'page' },
  args: { said: wageringSaid() },
} satisfies Meta<typeof WageringCalculator>
export default meta
type Story = StoryObj<typeof meta>

export const Fair: Story = {
  args: { terms: { deposit: 50, bonus: 50, multiple: 10, base: 'bonus' }, currency: 'GBP' },
}
export const CostsMoreThanItGives: Story = {
  args: { terms: { deposit: 100, bonus: 100, multiple: 40, base: 'deposit and bonus' }, currency: 'EUR' },
}
export const OnPhone: Story = { ...Fair, globals: { viewport: { value: 'phone' } } }
export const OtherFigures: Story = {
  ...Fair,
  play: async ({ canvas, userEvent }) => {
    const times = canvas.getByLabelText('Wagering, times')
    await userEvent.clear(times)
    await userEvent.type(times, '40')
    await userEvent.selectOptions(canvas.getByLabelText('Wagering counts'), 'deposit and bonus')
    await canvas.findByText(/: 40 times the bonus and the £50 you deposit/)
  },
}
export const NotAFigure: Story = {
  ...Fair,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('The bonus'), ' or so')
    await canvas.findByText('Enter a figure, such as 50 or 12.50.')
  },
}
