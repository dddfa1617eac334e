import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code.tsx'

const meta = { title: 'Components/QrCode', component: QrCode } satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

/** Looks like a code; says nothing. */
const modules = Array.from({ length: 25 }, (_, y) =>
  Array.from({ length: 25 }, (__, x) => (x * 7 + y * 13 + x * y) % 3 === 0),
)

export const Scannable: Story = { args: { modules, label: 'Scan with your authenticator app' } }
