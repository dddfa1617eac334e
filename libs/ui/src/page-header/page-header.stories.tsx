import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeader } from './page-header.tsx'

const meta = {
  title: 'Components/Page header',
  component: PageHeader,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  args: {
    kind: 'Guide',
    title: 'The house edge in plain figures',
    lead: 'Where a casino’s money comes from, counted on one wheel, with nothing up our sleeves.',
  },
}
export const LongOnPhone: Story = {
  args: {
    title:
      'What happens to a hundred pounds that is staked, paid out and staked again until the last of it is gone',
  },
  globals: { viewport: { value: 'phone' } },
}
