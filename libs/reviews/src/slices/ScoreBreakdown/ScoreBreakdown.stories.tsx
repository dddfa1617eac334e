import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import reviews from '../../rendering/review/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Score breakdown',
  component: SliceZone,
  parameters: { layout: 'fullscreen', frame: 'page' },
  args: { components, context: { document: reviews.complete, today: '2026-11-20' } },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const WithReasons: Story = { args: { slices: [mocks.withReasons] } }
export const WithoutReasons: Story = { args: { slices: [mocks.withoutReasons] } }
export const OfThisReview: Story = { args: { slices: [mocks.ofThisReview] } }
export const OutOfRange: Story = { args: { slices: [mocks.outOfRange] } }
export const OnPhone: Story = {
  args: { slices: [mocks.withReasons] },
  globals: { viewport: { value: 'phone' } },
}
