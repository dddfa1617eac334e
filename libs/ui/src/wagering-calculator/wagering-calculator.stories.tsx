import type { Meta, StoryObj } from '@storybook/react-vite'
import { WageringCalculator } from './wagering-calculator.island.tsx'

const meta = {
  title: 'Components/Wagering calculator',
  component: WageringCalculator,
  parameters: { layout: 'fullscreen', frame: 'page' },
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
