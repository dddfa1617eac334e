import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeList } from './code-list.tsx'

const meta = { title: 'Components/CodeList', component: CodeList } satisfies Meta<typeof CodeList>
export default meta
type Story = StoryObj<typeof meta>

export const RecoveryCodes: Story = {
  args: { codes: ['vdwku25ym53xr424', 'g7rqvvmpsuqvfyrx', '56865mhya549dgs9', 'a6g76bsjcxvs9f59'] },
}
export const SecretToType: Story = { args: { codes: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'] } }
export const OnPhone: Story = { ...RecoveryCodes, globals: { viewport: { value: 'phone' } } }
