import type { Meta, StoryObj } from '@storybook/react-vite'
import { TableOfContents } from './table-of-contents.tsx'

const meta = {
  title: 'Components/Table of contents',
  component: TableOfContents,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof TableOfContents>
export default meta
type Story = StoryObj<typeof meta>

const entries = [
  { id: 'section-edge', text: 'What the edge is', level: 2 },
  { id: 'section-slots', text: 'On slots, where nobody tells you', level: 3 },
  { id: 'section-costs', text: 'What the wagering costs', level: 2 },
]

export const ThreeEntries: Story = { args: { entries } }
export const OnPhone: Story = { args: { entries }, globals: { viewport: { value: 'phone' } } }
export const OpenOnPhone: Story = {
  ...OnPhone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('On this page'))
    if (!canvasElement.querySelector('details')?.open) throw new TypeError('The fold stays closed.')
  },
}
