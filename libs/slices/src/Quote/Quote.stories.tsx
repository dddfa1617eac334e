import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

const meta = {
  title: 'Slices/Quote',
  component: SliceZone,
  args: { components },
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const WithSource: Story = { args: { slices: [mocks.withSource] } }
export const WordsOnly: Story = { args: { slices: [mocks.wordsOnly] } }
export const Long: Story = { args: { slices: [mocks.long] }, globals: { viewport: { value: 'phone' } } }
