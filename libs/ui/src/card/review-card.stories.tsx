import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from '../layout/layout.tsx'
import { ReviewCard } from './review-card.tsx'

const meta = {
  title: 'Components/Review card',
  component: ReviewCard,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof ReviewCard>
export default meta
type Story = StoryObj<typeof meta>

const card = {
  href: '/casino-reviews/copper-lantern',
  name: 'Copper Lantern',
  headline: 'The dullest casino we have reviewed, and for your money’s sake that is praise.',
  score: 9.2,
  bestFor: 'People who want the money back as quickly as they sent it',
  image: { src: '/pictures/lantern.svg', width: 800, height: 500 },
  lastReviewed: '2026-11-16',
}

export const InAGrid: Story = {
  args: card,
  render: (args) => (
    <CardGrid>
      <ReviewCard {...args} />
      <ReviewCard
        {...args}
        name="Tide Clock"
        score={8.1}
        status="warning"
        image={{ src: '/pictures/harbour.svg' }}
      />
      <ReviewCard href={undefined} name="A name and nothing else" />
    </CardGrid>
  ),
}
export const OnPhone: Story = { args: card, globals: { viewport: { value: 'phone' } } }
