import type { Meta, StoryObj } from '@storybook/react-vite'
import { Band } from './band.tsx'

const meta = { title: 'Components/Band', component: Band } satisfies Meta<typeof Band>
export default meta
type Story = StoryObj<typeof meta>

export const Best: Story = { args: { band: { word: 'Excellent', tone: 'best' } } }
export const Good: Story = { args: { band: { word: 'Good', tone: 'good' } } }
export const Fair: Story = { args: { band: { word: 'Fair', tone: 'fair' } } }
export const Weak: Story = { args: { band: { word: 'Weak', tone: 'weak' } } }
export const Bad: Story = { args: { band: { word: 'Poor', tone: 'bad' } } }
