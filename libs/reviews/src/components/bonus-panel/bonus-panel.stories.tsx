import { Prose } from '@house-edge/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BonusPanel } from './bonus-panel.tsx'

const meta = {
  title: 'Components/Bonus panel',
  component: BonusPanel,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof BonusPanel>
export default meta
type Story = StoryObj<typeof meta>

const offer = {
  title: 'First Lamp welcome offer',
  value: '50% up to £40',
  kind: 'Welcome offer',
  facts: [
    { label: 'Wagering', value: '5× the bonus' },
    { label: 'To stake at most', value: '£200' },
    { label: 'Smallest deposit', value: '£10' },
  ],
  terms: (
    <Prose size="note">
      <p>New players aged 18 and over. Slots only. The bonus expires after 14 days.</p>
    </Prose>
  ),
  termsHref: 'https://copper-lantern.example/terms',
  verifiedOn: '2026-11-16',
}
const href = 'https://copper-lantern.example'

export const WeMayBePaid: Story = {
  args: { ...offer, visit: { href, relation: 'affiliate', text: 'Visit Copper Lantern' } },
}
export const WeAreNotPaid: Story = { args: { ...offer, visit: { href, relation: 'editorial' } } }
export const Ended: Story = { args: { ...offer, endedOn: '2026-10-31' } }
export const NotBegun: Story = { args: { ...offer, beginsOn: '2027-01-01' } }
export const Warned: Story = {
  args: { ...offer, warnings: ['It costs more than it gives'] },
}
export const TitleOnly: Story = { args: { title: 'An offer we know little about' } }
export const OnPhone: Story = { ...WeMayBePaid, globals: { viewport: { value: 'phone' } } }
