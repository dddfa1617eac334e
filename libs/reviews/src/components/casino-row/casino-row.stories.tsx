import type { Meta, StoryObj } from '@storybook/react-vite'
import { CasinoRow } from './casino-row.tsx'
import { PayoutStrip } from './payout-strip.tsx'

const meta = {
  title: 'Components/Casino row',
  component: CasinoRow,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof CasinoRow>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: {
    href: '/casino-reviews/copper-lantern',
    name: 'Copper Lantern',
    headline: 'The dullest casino we have reviewed, and that is the highest praise we have.',
    reason: 'Best in safety (9.6), weakest in bonuses (8.2).',
    score: 9.2,
    facts: [
      {
        label: 'Pays in',
        value: (
          <>
            up to 2 hours
            <PayoutStrip range={{ fastest: 0.4, slowest: 1.8 }} />
          </>
        ),
      },
      { label: 'Licence', value: 'Albion Gaming Standards Board' },
      { label: 'Offer', value: '50% up to £40, 5×' },
    ],
  },
}
export const Warned: Story = {
  args: {
    href: '/casino-reviews/velvet-comet',
    name: 'Velvet Comet',
    score: 3.1,
    status: 'warning',
    facts: [],
  },
}
export const OnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }
