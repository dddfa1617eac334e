import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import reviews from '../../rendering/review/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Payments table',
  component: SliceZone,
  parameters: { layout: 'fullscreen', frame: 'page' },
  args: { components, context: { document: reviews.complete, today: '2026-11-20' } },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const SeveralMethods: Story = { args: { slices: [mocks.severalMethods] } }
export const OfThisReview: Story = { args: { slices: [mocks.ofThisReview] } }
export const LittleKnown: Story = { args: { slices: [mocks.littleKnown] } }
export const OnPhone: Story = {
  args: { slices: [mocks.severalMethods] },
  globals: { viewport: { value: 'phone' } },
}
