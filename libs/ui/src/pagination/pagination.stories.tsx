import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

const hrefOf = (page: number): string => `?page=${page}`

export const Middle: Story = { args: { page: 6, pages: 12, hrefOf } }
export const First: Story = { args: { page: 1, pages: 3, hrefOf } }
export const OnPhone: Story = {
  args: { page: 6, pages: 120, hrefOf },
  globals: { viewport: { value: 'phone' } },
}
