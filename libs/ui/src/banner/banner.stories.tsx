import type { Meta, StoryObj } from '@storybook/react-vite'
import { PreviewBanner } from './banner.tsx'

const meta = {
  title: 'Components/Preview banner',
  component: PreviewBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PreviewBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = { args: { exitHref: '/api/exit-preview' } }
export const Release: Story = {
  args: { exitHref: '/api/exit-preview', children: 'You are viewing the release “Spring reviews”' },
}
export const OnPhone: Story = { ...Draft, globals: { viewport: { value: 'phone' } } }
