import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Call to action',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const WithWords: Story = { args: { slices: [mocks.withWords] } }
export const ActionOnly: Story = { args: { slices: [mocks.actionOnly] } }
export const LongOnPhone: Story = {
  args: { slices: [mocks.longOnPhone] },
  globals: { viewport: { value: 'phone' } },
}
export const Hostile: Story = { args: { slices: [mocks.hostile] } }
