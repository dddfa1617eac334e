import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figure } from './figure.tsx'

const meta = {
  title: 'Components/Figure',
  component: Figure,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Figure>
export default meta
type Story = StoryObj<typeof meta>

const image = { src: '/pictures/odds.svg', alt: 'A Galton board.', width: 1600, height: 1000 }

export const WithCaption: Story = {
  args: {
    image: { ...image, credit: 'House Edge' },
    caption: 'Eleven rows of pins, and the same curve every time.',
  },
}
export const PictureOnly: Story = { args: { image } }
