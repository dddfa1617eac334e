import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Glossary',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = { args: { slices: [mocks.several] } }
export const Hostile: Story = { args: { slices: [mocks.hostile] } }
export const Empty: Story = { args: { slices: [mocks.empty] } }
export const OnPhone: Story = {
  args: { slices: [mocks.several] },
  globals: { viewport: { value: 'phone' } },
}
