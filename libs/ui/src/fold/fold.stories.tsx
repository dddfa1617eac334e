import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fold } from './fold.tsx'

const meta = {
  title: 'Components/Fold',
  component: Fold,
  args: {
    title: 'The licence in the register',
    aside: 'There is no 7741',
    level: 3,
    children: 'So we looked.',
  },
} satisfies Meta<typeof Fold>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const NoHeading: Story = { args: { level: undefined, title: 'The figures as a table' } }
