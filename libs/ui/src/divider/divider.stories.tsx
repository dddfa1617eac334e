import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './divider.tsx'

const meta = { title: 'Components/Divider', component: Divider } satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

export const Or: Story = { args: { children: 'or' } }
