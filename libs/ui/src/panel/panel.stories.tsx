import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from './panel.tsx'

const meta = { title: 'Components/Panel', component: Panel } satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Titled: Story = {
  args: { title: 'Your account', children: <p>Signed in as ada@example.com.</p> },
}
export const Untitled: Story = { args: { children: <p>A sheet of its own.</p> } }
