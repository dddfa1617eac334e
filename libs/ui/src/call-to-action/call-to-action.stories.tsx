import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button.tsx'
import { CallToAction } from './call-to-action.tsx'

const meta = {
  title: 'Components/Call to action',
  component: CallToAction,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof CallToAction>
export default meta
type Story = StoryObj<typeof meta>

const action = (
  <ButtonLink href="/how-we-rate" arrow>
    How we rate
  </ButtonLink>
)

export const WithWords: Story = {
  args: {
    title: 'See how we arrive at a score',
    children: <p>Four gates, seven criteria, one afternoon of arithmetic.</p>,
    action,
  },
}
export const OnPhone: Story = { ...WithWords, globals: { viewport: { value: 'phone' } } }
