import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Embed',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const WithPoster: Story = { args: { slices: [mocks.withPoster] } }
export const WithoutPoster: Story = { args: { slices: [mocks.withoutPoster] } }
export const AnotherSite: Story = { args: { slices: [mocks.anotherSite] } }
export const Hostile: Story = { args: { slices: [mocks.hostile] } }
export const Lookalike: Story = { args: { slices: [mocks.lookalike] } }
