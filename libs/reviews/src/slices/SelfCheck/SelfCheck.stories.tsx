import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Self-check',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const WithHelp: Story = { args: { slices: [mocks.withHelp] } }
export const Empty: Story = { args: { slices: [mocks.empty] } }
export const OnPhone: Story = {
  args: { slices: [mocks.withHelp] },
  globals: { viewport: { value: 'phone' } },
}
