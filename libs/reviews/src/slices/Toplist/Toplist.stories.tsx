import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Toplist',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const Ranked: Story = { args: { slices: [mocks.ranked] } }
export const WithoutPictures: Story = { args: { slices: [mocks.withoutPictures] } }
export const WithWarning: Story = { args: { slices: [mocks.withWarning] } }
export const OnPhone: Story = { args: { slices: [mocks.ranked] }, globals: { viewport: { value: 'phone' } } }
