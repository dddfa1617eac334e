import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuickChoices } from './quick-choices.tsx'

const meta = {
  title: 'Components/Quick choices',
  component: QuickChoices,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof QuickChoices>
export default meta
type Story = StoryObj<typeof meta>

export const Orders: Story = {
  args: {
    label: 'Order',
    choices: [
      { text: 'Best score', href: '#score', isShown: true },
      { text: 'Fastest payout', href: '#paid' },
      { text: 'Smallest wagering', href: '#wagering' },
    ],
  },
}
