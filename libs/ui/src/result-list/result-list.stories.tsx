import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResultList } from './result-list.tsx'

const meta = { title: 'Components/Result list', component: ResultList } satisfies Meta<typeof ResultList>
export default meta
type Story = StoryObj<typeof meta>

export const TwoResults: Story = {
  args: {
    results: [
      {
        id: 'a',
        title: 'Copper Lantern',
        href: '/a',
        score: 9.2,
        context: 'Paid us in under two hours, nine times out of nine.',
        found: ['Paid', 'hours'],
      },
      { id: 'b', title: 'Sixty-three withdrawals, timed', href: '/b' },
    ],
  },
}
export const Columns: Story = { args: { ...TwoResults.args, layout: 'columns' } }
