import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = { title: 'Components/Breadcrumbs', component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

const trail = [
  { href: '/', text: 'Home' },
  { href: '/casino-reviews', text: 'Casino reviews' },
]

export const ThreeSteps: Story = { args: { trail, current: 'Copper Lantern' } }
export const LongOnPhone: Story = {
  args: {
    trail,
    current:
      'What happens to a hundred pounds that is staked, paid out and staked again until the last of it is gone',
  },
  globals: { viewport: { value: 'phone' } },
}
