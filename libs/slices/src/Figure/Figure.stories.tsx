import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Figure',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const AtReadingWidth: Story = { args: { slices: [mocks.atReadingWidth] } }
export const Wide: Story = { args: { slices: [mocks.wide] } }
export const PictureOnly: Story = { args: { slices: [mocks.pictureOnly] } }
export const BrokenPicture: Story = { args: { slices: [mocks.brokenPicture] } }
export const WithoutDimensions: Story = { args: { slices: [mocks.withoutDimensions] } }
