import type { Meta, StoryObj } from '@storybook/react-vite'
import { StripPlot } from './strip-plot.tsx'

const meta = {
  title: 'Components/Strip plot',
  component: StripPlot,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof StripPlot>
export default meta
type Story = StoryObj<typeof meta>

export const Payouts: Story = {
  args: {
    title: 'How long payouts took',
    summary: 'Each mark is one withdrawal; the line shows where half took less.',
    timeWords: (hours) => `${hours} h`,
    rows: [
      {
        name: 'Copper Lantern',
        middle: 0.9,
        marks: [
          { hours: 0.4, kind: 'Transfer' },
          { hours: 0.9, kind: 'Wallet' },
          { hours: 1.8, kind: 'Debit' },
        ],
      },
      {
        name: 'Brass Orrery',
        middle: 76,
        marks: [
          { hours: 26, kind: 'Transfer' },
          { hours: 76, kind: 'Wallet' },
          { hours: 168, kind: 'Debit', isOfReader: true },
        ],
      },
    ],
  },
}
