import type { Meta, StoryObj } from '@storybook/react-vite'
import { Callout } from './callout.tsx'

const meta = {
  title: 'Components/Callout',
  component: Callout,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Callout>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  args: { title: 'Ten times at most', children: <p>Casinos in Great Britain may not ask for more.</p> },
}
export const Warning: Story = {
  args: {
    kind: 'warning',
    title: 'This casino has changed hands',
    children: <p>Read the score as a year old.</p>,
  },
}
export const Adult: Story = {
  args: { kind: 'adult', title: 'Gambling is for adults', children: <p>You must be 18 or older.</p> },
}
