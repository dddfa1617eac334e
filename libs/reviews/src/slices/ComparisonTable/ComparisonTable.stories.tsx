import type { Meta, StoryObj } from '@storybook/react-vite'
import { SliceZone } from '@house-edge/slices'
import { components } from '../slice-map/components.ts'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Comparison table',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = { args: { slices: [mocks.three] } }
export const Many: Story = { args: { slices: [mocks.many] } }
export const LittleKnown: Story = { args: { slices: [mocks.littleKnown] } }
export const OnPhone: Story = { args: { slices: [mocks.three] }, globals: { viewport: { value: 'phone' } } }
