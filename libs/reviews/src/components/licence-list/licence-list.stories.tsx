import type { Meta, StoryObj } from '@storybook/react-vite'
import { LicenceList } from './licence-list.tsx'

const meta = {
  title: 'Components/Licence list',
  component: LicenceList,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof LicenceList>
export default meta
type Story = StoryObj<typeof meta>

export const Tiers: Story = {
  args: {
    licences: [
      {
        regulator: 'Albion Gaming Standards Board',
        country: 'United Kingdom',
        tier: 'strict',
        number: 'AGSB-0412-R',
        holder: 'Harbourlight Leisure Ltd',
        registerHref: 'https://register.albion-gsb.example',
        state: 'verified',
        checkedOn: '2026-11-16',
      },
      {
        regulator: 'Southern Floe Gaming Registry',
        tier: 'light',
        number: 'SF/7741',
        state: 'not found',
        checkedOn: '2026-11-17',
      },
      { regulator: 'Liffey Wagering Inspectorate', state: 'withdrawn', checkedOn: '2026-11-17' },
      { regulator: 'Another board' },
    ],
  },
}
