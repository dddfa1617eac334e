import type { Meta, StoryObj } from '@storybook/react-vite'
import { Quote } from './quote.tsx'

const meta = {
  title: 'Components/Quote',
  component: Quote,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Quote>
export default meta
type Story = StoryObj<typeof meta>

export const WithSource: Story = {
  args: {
    words: 'The house does not beat the player. It gives him the opportunity to beat himself, and counts.',
    source: 'Ottilie Brandreth',
    sourceRole: 'mathematics editor',
  },
}
export const OnPhone: Story = {
  args: { words: 'Nobody has ever been ruined by a bet they did not place.' },
  globals: { viewport: { value: 'phone' } },
}
