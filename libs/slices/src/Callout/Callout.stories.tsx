import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Callout',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { args: { slices: [mocks.info] } }
export const Warning: Story = { args: { slices: [mocks.warning] } }
export const Adult: Story = { args: { slices: [mocks.adult] } }
export const TitleOnly: Story = { args: { slices: [mocks.titleOnly] } }
export const BodyOnly: Story = {
  args: { slices: [mocks.bodyOnly] },
  globals: { viewport: { value: 'phone' } },
}
