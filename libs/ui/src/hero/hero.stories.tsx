import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button.tsx'
import { Hero } from './hero.tsx'

const meta = {
  title: 'Components/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Hero>
export default meta
type Story = StoryObj<typeof meta>

const action = (
  <ButtonLink href="/casino-reviews" arrow>
    Compare casinos
  </ButtonLink>
)
const image = { src: '/pictures/wheel.svg', alt: 'A roulette wheel.', width: 1600, height: 1000 }

export const Beside: Story = {
  args: {
    title: 'The odds, counted for you',
    lead: 'We do the sums that casinos leave to the small print.',
    action,
    image,
  },
}
export const Centred: Story = {
  args: {
    title: 'Every bonus has a price',
    lead: 'We work it out before you pay it.',
    action,
    layout: 'centred',
  },
}
export const OnPhone: Story = { ...Beside, globals: { viewport: { value: 'phone' } } }
