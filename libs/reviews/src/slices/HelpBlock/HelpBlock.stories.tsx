import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Help block',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = { args: { slices: [mocks.several] } }
export const OneOnly: Story = { args: { slices: [mocks.oneOnly] } }
export const OneIsGone: Story = { args: { slices: [mocks.oneIsGone] } }
export const OnPhone: Story = { args: { slices: [mocks.several] }, globals: { viewport: { value: 'phone' } } }
