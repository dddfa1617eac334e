import type { Meta, StoryObj } from '@storybook/react-vite'
import { ComparisonTable } from './comparison-table.tsx'

const meta = {
  title: 'Components/Comparison table',
  component: ComparisonTable,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof ComparisonTable>
export default meta
type Story = StoryObj<typeof meta>

const things = ['Copper Lantern', 'Tide Clock', 'Heron & Reed', 'Glasshouse', 'Quince Orchard'].map(
  (name) => ({ name, href: '/casino-reviews/x' }),
)
const rows = [
  {
    label: 'Withdrawals take',
    cells: ['up to 2 hours', '2 to 12 hours', '13 to 38 hours', undefined, '3 to 5 days'],
  },
  { label: 'Limit a month', cells: ['£50,000', '£40,000', '£100,000', '£10,000', undefined] },
]

export const Wide: Story = { args: { caption: 'Five casinos compared', things, rows } }
export const ScrollsOnPhone: Story = {
  args: { caption: 'Five casinos compared', things, rows },
  globals: { viewport: { value: 'phone' } },
}
