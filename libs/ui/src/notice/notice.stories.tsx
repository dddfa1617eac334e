import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './notice.tsx'

const meta = { title: 'Components/Notice', component: Notice } satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  args: { children: 'We have sent you a letter. Open it to confirm your address.' },
}
export const Success: Story = { args: { tone: 'success', children: 'Your changes are saved.' } }
export const Failure: Story = {
  args: { tone: 'error', children: 'We could not save your changes. Nothing was lost; please try again.' },
}
