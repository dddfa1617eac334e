import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from './chart.tsx'

const meta = {
  title: 'Components/Chart',
  component: Chart,
  args: {
    title: 'How long payouts took',
    summary: 'Half of our withdrawals were there after 54 minutes.',
    height: 2,
    table: { columns: ['Method', 'Took'], rows: [['Debit', '54 minutes']] },
    children: <circle className="he-chart-mark" cx="50%" cy="1rem" r="5" />,
  },
} satisfies Meta<typeof Chart>
export default meta
type Story = StoryObj<typeof meta>

export const OneMark: Story = {}
