import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Affiliate: Story = {
  args: {
    children: (
      <p>We may be paid when you visit this casino from here. What we are paid never changes a score.</p>
    ),
  },
}
