import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '../prose/prose.tsx'
import { SiteFooter } from './site-footer.tsx'

const meta = {
  title: 'Components/Site footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

const columns = [
  {
    title: 'Read',
    links: [
      { href: '/casino-reviews', text: 'Casino reviews' },
      { href: '/casino-blog', text: 'Blog' },
    ],
  },
  {
    title: 'About us',
    links: [
      { href: '/about', text: 'Who we are' },
      { href: '/how-we-rate', text: 'How we rate' },
      { href: '/contact', text: 'Contact' },
    ],
  },
  {
    title: 'Small print',
    links: [
      { href: '/terms', text: 'Terms' },
      { href: '/privacy', text: 'Privacy' },
    ],
  },
]

export const Complete: Story = {
  args: {
    name: 'House Edge',
    tagline: 'The odds, counted for you.',
    columns,
    ageMark: '18+',
    help: {
      title: 'Is it still fun?',
      words: (
        <Prose size="note">
          <p>If gambling costs you more than money, talk to somebody. It is free, and nobody judges.</p>
        </Prose>
      ),
      href: '/responsible-gambling',
      linkText: 'Find help',
    },
    disclosure: (
      <Prose size="note">
        <p>
          Some casinos pay us when you visit them from here. None of them sees a review before it is
          published.
        </p>
      </Prose>
    ),
  },
}
export const OnPhone: Story = { ...Complete, globals: { viewport: { value: 'phone' } } }
export const NameOnly: Story = { args: { name: 'House Edge', columns: [] } }
