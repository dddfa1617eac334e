import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from './fact-list.tsx'

const meta = {
  title: 'Components/Fact list',
  component: FactList,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof FactList>
export default meta
type Story = StoryObj<typeof meta>

const facts = [
  { label: 'Operator', value: 'Harbourlight Leisure (United Kingdom, founded 2009)' },
  { label: 'Open since', value: 2012 },
  { label: 'Withdrawal limit a month', value: '£50,000' },
]

export const Rows: Story = { args: { facts } }
export const Columns: Story = { args: { facts, layout: 'columns' } }
export const RowsOnPhone: Story = { args: { facts }, globals: { viewport: { value: 'phone' } } }
