import type { Meta, StoryObj } from '@storybook/react-vite'
import { Score } from './score.tsx'

const meta = { title: 'Components/Score', component: Score } satisfies Meta<typeof Score>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = { args: { value: 8.1 } }
export const Large: Story = { args: { value: 8.1, size: 'large' } }
export const WithItsWord: Story = { args: { value: 5.3, band: { word: 'Weak', tone: 'weak' } } }
export const LargeWithItsWord: Story = {
  args: { value: 9.2, size: 'large', band: { word: 'Excellent', tone: 'best' } },
}
export const Full: Story = { args: { value: 10, size: 'large' } }
export const Nought: Story = { args: { value: 0, size: 'large' } }
export const BeyondTheScale: Story = { args: { value: 99 } }
