import type { Meta, StoryObj } from '@storybook/react-vite'
import { Verdict } from './verdict.tsx'

const meta = {
  title: 'Components/Verdict',
  component: Verdict,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Verdict>
export default meta
type Story = StoryObj<typeof meta>

export const NameAndScore: Story = {
  args: { name: 'Copper Lantern', score: 9.2, headline: 'The dullest casino we have reviewed.' },
}
