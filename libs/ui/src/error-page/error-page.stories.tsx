import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../button/button.tsx'
import { ErrorPage } from './error-page.tsx'

const meta = {
  title: 'Components/Error page',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = { args: { status: 404 } }
export const ServerError: Story = { args: { status: 500, reference: '4f2a-19c7-b0e3' } }
export const Unavailable: Story = { args: { status: 503, reference: '88d1-0c3e-71aa' } }
export const OwnWords: Story = {
  args: {
    status: 410,
    title: 'This casino has closed',
    description: 'Copper Lantern gave back its licence on 3 September. Here is what we would read instead.',
    children: (
      <>
        <ButtonLink href="/casino-reviews">All reviews</ButtonLink>
        <Button variant="quiet">Try again</Button>
      </>
    ),
  },
}
export const NotFoundOnPhone: Story = { args: { status: 404 }, globals: { viewport: { value: 'phone' } } }
