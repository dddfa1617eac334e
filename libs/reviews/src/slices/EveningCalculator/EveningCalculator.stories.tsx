import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Evening calculator',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const Common: Story = { args: { slices: [mocks.common] } }
export const Slot: Story = { args: { slices: [mocks.slot] } }
export const Empty: Story = { args: { slices: [mocks.empty] } }
export const OnPhone: Story = { args: { slices: [mocks.slot] }, globals: { viewport: { value: 'phone' } } }
