import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './skip-link.tsx'

const meta = { title: 'Components/Skip link', component: SkipLink } satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const WithFocus: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">
        <p>The link shows itself once the keyboard reaches it.</p>
      </main>
    </>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
}
