import type { Meta, StoryObj } from '@storybook/react-vite'
import { Portrait } from './portrait.tsx'

const meta = { title: 'Components/Portrait', component: Portrait } satisfies Meta<typeof Portrait>
export default meta
type Story = StoryObj<typeof meta>

export const Letter: Story = { args: { name: 'Ada' } }
export const Picture: Story = {
  args: {
    name: 'Ada',
    alt: 'A green square',
    src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Crect width='1' height='1' fill='seagreen'/%3E%3C/svg%3E",
  },
}
