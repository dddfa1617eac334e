import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateText } from './date-text.tsx'

const meta = { title: 'Components/Date', component: DateText } satisfies Meta<typeof DateText>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = { args: { date: '2026-10-14' } }
