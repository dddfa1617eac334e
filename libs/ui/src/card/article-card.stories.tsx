import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArticleCard } from './article-card.tsx'

const meta = {
  title: 'Components/Article card',
  component: ArticleCard,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof ArticleCard>
export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  args: {
    href: '/casino-blog/edge',
    title: 'The house edge in plain figures',
    kind: 'Guide',
    excerpt: 'Where a casino’s money comes from, counted on one wheel.',
    image: { src: '/pictures/odds.svg', width: 800, height: 500 },
    publishedOn: '2026-03-04',
  },
}
export const WordsOnly: Story = { args: { href: '/about', title: 'Who we are' } }
export const OnPhone: Story = { ...Complete, globals: { viewport: { value: 'phone' } } }
