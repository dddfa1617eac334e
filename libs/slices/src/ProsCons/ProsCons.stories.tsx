import type { Meta, StoryObj } from '@storybook/react-vite'
import reviews from '../review/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Pros cons',
  component: SliceZone,
  parameters: { layout: 'fullscreen', frame: 'page' },
  args: { components, context: { document: reviews.complete, today: '2026-11-20' } },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const OwnPoints: Story = { args: { slices: [mocks.ownPoints] } }
export const OfThisReview: Story = { args: { slices: [mocks.ofThisReview] } }
export const ProsOnly: Story = { args: { slices: [mocks.prosOnly] } }
export const Long: Story = { args: { slices: [mocks.long] }, globals: { viewport: { value: 'phone' } } }
