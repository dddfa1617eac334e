import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContentImage } from './content-image.tsx'

const meta = {
  title: 'Components/Content image',
  component: ContentImage,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof ContentImage>
export default meta
type Story = StoryObj<typeof meta>

export const FromThisSite: Story = {
  args: { src: '/pictures/harbour.svg', alt: 'A lighthouse over a calm harbour.', width: 1600, height: 1000 },
}
export const NeverArrives: Story = {
  args: {
    src: '/pictures/missing.svg',
    alt: 'A lighthouse over a calm harbour. The file is missing, so its words stand here.',
    width: 1600,
    height: 1000,
  },
}
export const WithoutDimensions: Story = {
  args: { src: '/pictures/wheel.svg', alt: 'A roulette wheel.', width: 0, height: null },
}
