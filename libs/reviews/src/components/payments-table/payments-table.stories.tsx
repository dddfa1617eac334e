import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentsTable } from './payments-table.tsx'

const meta = {
  title: 'Components/Payments table',
  component: PaymentsTable,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof PaymentsTable>
export default meta
type Story = StoryObj<typeof meta>

const payments = [
  {
    method: 'Plumb Debit',
    kind: 'Card',
    deposit: true,
    withdraw: true,
    limits: '£5 to £10,000',
    fee: 'None',
    time: '1 to 4 hours',
  },
  {
    method: 'Counterfoil',
    kind: 'Voucher',
    deposit: true,
    withdraw: false,
    limits: '£10 to £250',
    fee: '2%',
  },
  { method: 'Bellpush' },
]

export const Several: Story = { args: { payments } }
export const OnPhone: Story = { args: { payments }, globals: { viewport: { value: 'phone' } } }
