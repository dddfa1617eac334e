import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteHeader } from './site-header.tsx'

const meta = {
  title: 'Components/Site header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

const navigation = [
  { href: '/casino-reviews', text: 'Reviews' },
  { href: '/casino-blog', text: 'Blog' },
  { href: '/how-we-rate', text: 'How we rate' },
  { href: '/responsible-gambling', text: 'Help' },
]
const account = <a href="/account">Sign in</a>

export const Visitor: Story = {
  args: { name: 'House Edge', navigation, currentPath: '/casino-reviews/copper-lantern', account },
}
export const WithoutAccount: Story = { args: { name: 'House Edge', navigation, currentPath: '/' } }
export const NameOnly: Story = { args: { name: 'House Edge', navigation: [] } }
export const OwnLogo: Story = {
  args: {
    name: 'Violet Wheel',
    logo: (
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <circle cx="14" cy="14" r="13" fill="currentcolor" />
      </svg>
    ),
    navigation,
  },
}
export const OnPhone: Story = { ...Visitor, globals: { viewport: { value: 'phone' } } }
export const MenuOpenOnPhone: Story = {
  ...Visitor,
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => {
    const menu = canvasElement.querySelector<HTMLElement>('[popover]')
    if (innerWidth < 960) menu?.showPopover()
  },
}
