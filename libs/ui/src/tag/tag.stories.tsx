import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusTag } from '../status-tag/status-tag.tsx'
import { Tag, TagList } from './tag.tsx'

const meta = { title: 'Components/Tag', component: Tag } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { children: 'Guide' } }
export const Good: Story = { args: { tone: 'good', children: 'Strict regulator' } }
export const Caution: Story = { render: () => <StatusTag status="warning" /> }
export const Closed: Story = { render: () => <StatusTag status="closed" /> }
export const List: Story = {
  render: () => (
    <TagList
      tags={[{ text: 'Bonuses', href: '/topics/bonuses' }, { text: 'Mathematics' }, { text: 'Roulette' }]}
    />
  ),
}
