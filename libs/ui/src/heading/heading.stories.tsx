import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './heading.tsx'

const meta = { title: 'Components/Heading', component: Heading } satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = { args: { level: 2, children: 'What the wagering costs' } }
export const Third: Story = { args: { level: 3, children: 'On slots, for example' } }
export const Fourth: Story = { args: { level: 4, children: 'A word on variance' } }
export const SecondLine: Story = {
  args: { level: 2, id: 'section-times', children: 'Withdrawal times', aside: 'Slow, and says so' },
}
export const WithAnchor: Story = { args: { level: 2, id: 'section-costs', children: 'It links to itself' } }
