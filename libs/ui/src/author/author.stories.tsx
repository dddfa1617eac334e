import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthorBox, AuthorLine } from './author.tsx'

const meta = {
  title: 'Components/Author',
  component: AuthorLine,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof AuthorLine>
export default meta
type Story = StoryObj<typeof meta>

const photo = { src: '/pictures/portrait-two.svg', alt: 'Ottilie Brandreth', width: 640, height: 640 }
const author = {
  name: 'Ottilie Brandreth',
  role: 'mathematics editor',
  credentials: 'twelve years of counting other people’s money',
  photo,
}

export const Line: Story = {
  args: {
    author,
    checker: { name: 'Tobias Wren' },
    dateLabel: 'Last reviewed',
    date: '2026-11-16',
    updated: '2026-11-18',
  },
}
export const DateOnly: Story = { args: { date: '2026-11-16' } }
export const LineOnPhone: Story = { ...Line, globals: { viewport: { value: 'phone' } } }
export const Box: Story = {
  render: () => (
    <AuthorBox
      person={author}
      bio={<p>Ottilie works out what things cost before anybody pays for them.</p>}
    />
  ),
}
