import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeList } from './code-list.tsx'

const meta = { title: 'Components/CodeList', component: CodeList } satisfies Meta<typeof CodeList>
export default meta
type Story = StoryObj<typeof meta>

export const RecoveryCodes: Story = {
  args: { codes: ['4HJK-M2PQ', 'Z7RT-9XWV', 'B3CD-F5GH', 'N8KM-2PQR', 'T6VW-X4YZ', '7HJK-L3MN'] },
}
export const SecretToType: Story = { args: { codes: ['JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'] } }
export const OnPhone: Story = { ...RecoveryCodes, globals: { viewport: { value: 'phone' } } }
