import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProsCons } from './pros-cons.tsx'

const meta = {
  title: 'Components/Pros and cons',
  component: ProsCons,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof ProsCons>
export default meta
type Story = StoryObj<typeof meta>

const pros = ['Withdrawals in 24 to 108 minutes', 'Terms of four pages']
const cons = ['A small library: 412 games']

export const Both: Story = { args: { pros, cons } }
export const OneSide: Story = { args: { pros: [], cons } }
export const OnPhone: Story = { args: { pros, cons }, globals: { viewport: { value: 'phone' } } }
