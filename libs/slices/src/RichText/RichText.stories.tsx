import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Rich text',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = { args: { slices: [mocks.everything] } }
export const SecondLine: Story = { args: { slices: [mocks.secondLine] } }
export const Lead: Story = { args: { slices: [mocks.lead] } }
export const Hostile: Story = { args: { slices: [mocks.hostile] }, globals: { viewport: { value: 'phone' } } }
export const OnPhone: Story = {
  args: { slices: [mocks.everything] },
  globals: { viewport: { value: 'phone' } },
}
