import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { ChoiceBar } from './choice-bar.tsx'

const meta = { title: 'Components/Choice bar', component: ChoiceBar } satisfies Meta<typeof ChoiceBar>
export default meta
type Story = StoryObj<typeof meta>

export const Compare: Story = {
  args: {
    id: 'compare',
    action: '/compare',
    children: <Button type="submit">Compare what is ticked</Button>,
  },
}
