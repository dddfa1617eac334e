import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outcomes } from './outcomes.tsx'

const meta = {
  title: 'Components/Outcomes',
  component: Outcomes,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Outcomes>
export default meta
type Story = StoryObj<typeof meta>

export const Evening: Story = {
  args: { currency: 'GBP', terms: { stake: 2, rounds: 40, hours: 3, edge: 2.7, swing: 'even' } },
}
