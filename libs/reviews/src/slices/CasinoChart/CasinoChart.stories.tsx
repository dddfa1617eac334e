import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import reviews from '../../rendering/review/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Casino chart',
  component: SliceZone,
  parameters: { layout: 'fullscreen', frame: 'page' },
  args: { components, context: { document: reviews.complete, today: '2026-11-20' } },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const Payouts: Story = { args: { slices: [mocks.payouts] } }
export const Methods: Story = { args: { slices: [mocks.methods] } }
export const History: Story = { args: { slices: [mocks.history] } }
export const Empty: Story = { args: { slices: [mocks.empty] } }
export const OnPhone: Story = {
  args: { slices: [mocks.payouts] },
  globals: { viewport: { value: 'phone' } },
}
