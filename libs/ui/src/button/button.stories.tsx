import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from './button.tsx'

const meta = { title: 'Components/Button', component: Button } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { children: 'Save changes' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } }
export const Plain: Story = { args: { variant: 'plain', children: 'Save' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete my account' } }
export const Disabled: Story = { args: { disabled: true, children: 'Sending' } }
export const LinkWithArrow: Story = {
  render: () => (
    <ButtonLink href="/casino-reviews" arrow>
      Compare casinos
    </ButtonLink>
  ),
}
export const AffiliateLink: Story = {
  render: () => (
    <ButtonLink href="https://copper-lantern.example" relation="affiliate" arrow>
      Visit Copper Lantern
    </ButtonLink>
  ),
}
