import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordList } from './record-list.tsx'

const meta = {
  title: 'Components/Record list',
  component: RecordList,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof RecordList>
export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = {
  args: {
    entries: [
      {
        date: '2026-11-16',
        words: 'Three more withdrawals timed.',
        sourceHref: 'https://example.com/evidence',
      },
      { words: 'An entry nobody dated.' },
      {
        date: '2026-10-22',
        words: 'The licence was withdrawn and deposits are still taken.',
        about: { text: 'Palm Meridian', href: '/casino-reviews/palm-meridian' },
        tag: { text: 'Warning', tone: 'caution' },
      },
    ],
  },
}
