import type { Meta, StoryObj } from '@storybook/react-vite'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

/** A document with points of its own, for the slice that has none. */
const review = {
  data: {
    pros: [
      { text: 'Withdrawals in 24 to 108 minutes, at no charge' },
      { text: 'Identity settled before the first deposit' },
      { text: 'Highest available return on every slot, printed beside the game' },
      { text: 'Terms of four pages, dated, with changes marked' },
    ],
    cons: [
      { text: 'A small library: 412 games and no new ones most weeks' },
      { text: 'No live dealers between two and eight in the morning' },
      { text: 'Welcome offer is worth about £32 at best, which is honest but brief' },
    ],
  },
}

const meta = {
  title: 'Slices/Pros cons',
  component: SliceZone,
  parameters: { layout: 'fullscreen', frame: 'page' },
  args: { components, context: { document: review } },
} satisfies Meta<typeof SliceZone>
export default meta
type Story = StoryObj<typeof meta>

export const OwnPoints: Story = { args: { slices: [mocks.ownPoints] } }
export const OfThisReview: Story = { args: { slices: [mocks.ofThisReview] } }
export const ProsOnly: Story = { args: { slices: [mocks.prosOnly] } }
export const Long: Story = { args: { slices: [mocks.long] }, globals: { viewport: { value: 'phone' } } }
