import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import reviews from '../../rendering/review/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Bonus card',
  component: SliceZone,
  parameters: { layout: 'fullscreen', frame: 'page' },
  args: { components, context: { document: reviews.complete, today: '2026-11-20' } },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const WithTerms: Story = { args: { slices: [mocks.withTerms] } }
export const Ended: Story = { args: { slices: [mocks.ended] } }
export const TitleOnly: Story = { args: { slices: [mocks.titleOnly] } }
export const OfThisReview: Story = { args: { slices: [mocks.ofThisReview] } }
export const Long: Story = { args: { slices: [mocks.long] }, globals: { viewport: { value: 'phone' } } }
export const OnPhone: Story = {
  args: { slices: [mocks.withTerms] },
  globals: { viewport: { value: 'phone' } },
}
