import type { Meta, StoryObj } from '@storybook/react-vite'
import { AgeMark } from './age-mark.tsx'

const meta = { title: 'Components/Age mark', component: AgeMark } satisfies Meta<typeof AgeMark>
export default meta
type Story = StoryObj<typeof meta>

export const Eighteen: Story = { args: { age: '18+' } }
export const TwentyOne: Story = { args: { age: '21+' } }
