import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankedList } from './ranked-list.tsx'

const meta = {
  title: 'Components/Ranked list',
  component: RankedList,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof RankedList>
export default meta
type Story = StoryObj<typeof meta>

const image = { src: '/pictures/lantern.svg', width: 1600, height: 1000 }
const entries = [
  {
    name: 'Copper Lantern',
    href: '/a',
    score: 9.2,
    headline: 'The dullest casino we have reviewed, which is praise.',
    reason: 'Paid nine times in under two hours.',
    image,
  },
  {
    name: 'Tide Clock',
    href: '/b',
    score: 8.1,
    status: 'warning' as const,
    reason: 'Has changed hands; we are testing again.',
    image,
  },
  { name: 'A place held by a name alone' },
]

export const Pictured: Story = { args: { entries } }
export const OnPhone: Story = { args: { entries }, globals: { viewport: { value: 'phone' } } }
