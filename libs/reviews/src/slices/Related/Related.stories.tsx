import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Related',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const Mixed: Story = { args: { slices: [mocks.mixed] } }
export const ThreeReviews: Story = { args: { slices: [mocks.threeReviews] } }
export const WithoutTitle: Story = { args: { slices: [mocks.withoutTitle] } }
export const AllGone: Story = { args: { slices: [mocks.allGone] } }
export const OnPhone: Story = { args: { slices: [mocks.mixed] }, globals: { viewport: { value: 'phone' } } }
