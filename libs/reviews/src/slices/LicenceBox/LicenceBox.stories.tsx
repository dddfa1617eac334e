import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import reviews from '../../rendering/review/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Licence box',
  component: SliceZone,
  parameters: { layout: 'fullscreen', frame: 'page' },
  args: { components, context: { document: reviews.complete, today: '2026-11-20' } },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { args: { slices: [mocks.one] } }
export const Several: Story = { args: { slices: [mocks.several] } }
export const OfThisReview: Story = { args: { slices: [mocks.ofThisReview] } }
export const Unchecked: Story = { args: { slices: [mocks.unchecked] } }
export const OnPhone: Story = { args: { slices: [mocks.one] }, globals: { viewport: { value: 'phone' } } }
