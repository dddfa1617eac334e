import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmbedFacade } from './embed-facade.tsx'

const meta = {
  title: 'Components/Embed',
  component: EmbedFacade,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof EmbedFacade>
export default meta
type Story = StoryObj<typeof meta>

const poster = { src: '/pictures/poster.svg', width: 1600, height: 900 }

export const WithPoster: Story = {
  args: { address: 'https://youtu.be/dQw4w9WgXcQ', title: 'Why averages lie about evenings', poster },
}
export const WithoutPoster: Story = {
  args: { address: 'https://vimeo.com/123456789', title: 'A walk through the terms' },
}
export const AnotherSite: Story = {
  args: { address: 'https://example.com/chart', title: 'A chart on another site' },
}
