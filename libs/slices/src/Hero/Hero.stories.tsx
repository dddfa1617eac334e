import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Hero',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = { args: { slices: [mocks.withPicture] } }
export const Centred: Story = { args: { slices: [mocks.centred] } }
export const TitleOnly: Story = { args: { slices: [mocks.titleOnly] } }
export const LongTitle: Story = {
  args: { slices: [mocks.longTitle] },
  globals: { viewport: { value: 'phone' } },
}
export const BrokenPicture: Story = { args: { slices: [mocks.brokenPicture] } }
export const Hostile: Story = { args: { slices: [mocks.hostile] }, globals: { viewport: { value: 'phone' } } }
export const OnPhone: Story = {
  args: { slices: [mocks.withPicture] },
  globals: { viewport: { value: 'phone' } },
}
