import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link.tsx'

const meta = { title: 'Components/Link', component: Link } satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Internal: Story = { args: { href: '/how-we-rate', children: 'How we rate' } }
export const External: Story = { args: { href: 'https://example.com', children: 'The public register' } }
export const Affiliate: Story = {
  args: { href: 'https://example.com', relation: 'affiliate', children: 'The casino' },
}
export const Refused: Story = { args: { href: 'javascript:alert(1)', children: 'Only the words remain' } }
