import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button.tsx'
import { SettingList } from './setting-list.tsx'

const meta = { title: 'Components/SettingList', component: SettingList } satisfies Meta<typeof SettingList>
export default meta
type Story = StoryObj<typeof meta>

const change = (
  <ButtonLink href="/account/email" variant="quiet">
    Change
  </ButtonLink>
)

export const OfAnAccount: Story = {
  args: {
    settings: [
      { title: 'E-mail address', text: 'ada@example.com', action: change },
      { title: 'Password', action: change },
      { title: 'Second step at sign-in', text: 'Off', action: change },
    ],
  },
}
export const OnPhone: Story = { ...OfAnAccount, globals: { viewport: { value: 'phone' } } }
