import type { Meta, StoryObj } from '@storybook/react-vite'
import { WageringCurve } from './wagering-curve.tsx'

const meta = {
  title: 'Components/Wagering curve',
  component: WageringCurve,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof WageringCurve>
export default meta
type Story = StoryObj<typeof meta>

export const Bonus: Story = {
  args: {
    currency: 'GBP',
    terms: { deposit: 50, bonus: 50, multiple: 30, base: 'bonus', tables: 20, largestBet: 2, largestWin: 80 },
  },
}
