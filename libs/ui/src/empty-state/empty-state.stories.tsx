import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const WithWayOn: Story = {
  args: {
    title: 'No review matches',
    children: (
      <p>No casino we have reviewed takes vouchers and pays within a day. Leave out one of the two.</p>
    ),
    action: (
      <ButtonLink href="/casino-reviews" variant="quiet">
        Show all reviews
      </ButtonLink>
    ),
  },
}
export const TitleOnly: Story = { args: { title: 'Nothing saved yet' } }
