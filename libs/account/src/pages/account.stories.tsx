import { spokenLanguage } from '@house-edge/ui/language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { type AccountPaths, accountPaths } from '../paths/account-paths.ts'
import type { ShownEmail, ShownFactors, ShownProfile, ShownSessions } from '../reads/account-reads.ts'
import type { AccountShown } from '../reads/page-visit.ts'
import type { ShownVisitor } from '../reads/sign-in-reads.ts'
import { arabicWords } from '../words/arabic.ts'
import { germanWords } from '../words/german.ts'
import { type AccountWords, englishWords } from '../words/words.ts'
import { createAccountViews } from './create-account-views.tsx'

const views = createAccountViews({ CopyCodes: () => null, SessionWatch: () => null })

const catalogues: Readonly<Record<string, AccountWords>> = { de: germanWords, ar: arabicWords }

interface AccountPageShown extends Partial<Pick<AccountShown, 'flash' | 'shown'>> {
  page: keyof AccountPaths
}

/** The pages of an account as a site has them, without its header and footer. */
function AccountPage({ page, flash, shown }: AccountPageShown): ReactElement {
  const [language = ''] = spokenLanguage().split('-')
  const site = { paths: accountPaths, words: catalogues[language] ?? englishWords }
  return views[page].view({ site, query: {}, flash, shown }, ({ children }) => <main>{children}</main>)
}

const meta = {
  title: 'Pages/Account',
  tags: ['!autodocs'],
  component: AccountPage,
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof AccountPage>
export default meta
type Story = StoryObj<typeof meta>

const claims = {
  sub: '0b6f2f0e-6d0a-4a53-9d4b-3f6f4f5a7c11',
  iss: 'https://auth.house-edge.example',
  aud: 'authenticated',
  iat: 1_796_000_000,
  exp: 1_796_003_600,
  email: 'ottilie@house-edge.example',
}
const visitor: ShownVisitor = { address: undefined, signedIn: undefined }
const factors: ShownFactors = {
  listed: {
    ok: true,
    factors: [{ id: 'app', type: 'totp', name: 'Phone', isActive: true, createdAt: '2026-11-02T09:00:00Z' }],
  },
  enrolment: undefined,
  codes: { total: 10, left: 7 },
}
const sessions: ShownSessions = {
  ok: true,
  sessions: [
    {
      id: 'this',
      createdAt: '2026-11-20T08:12:00Z',
      lastUsedAt: '2026-11-22T11:58:00Z',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      address: undefined,
      methods: ['password', 'totp'],
      hasSecondFactor: true,
      isCurrent: true,
    },
    {
      id: 'other',
      createdAt: '2026-10-02T19:40:00Z',
      lastUsedAt: '2026-10-30T21:05:00Z',
      userAgent: undefined,
      address: undefined,
      methods: [],
      hasSecondFactor: false,
      isCurrent: false,
    },
  ],
}
const email: ShownEmail = { claims, found: { ok: true, pending: undefined } }
const profile: ShownProfile = { claims, profile: undefined }

export const Overview: Story = { args: { page: 'account', shown: { claims } } }
export const SignIn: Story = { args: { page: 'signIn', shown: visitor } }
export const SignInRefused: Story = {
  args: {
    page: 'signIn',
    shown: visitor,
    flash: { code: 'auth/invalid-credentials', email: 'ottilie@house-edge.example' },
  },
}
export const SignInOnPhone: Story = { ...SignIn, globals: { viewport: { value: 'phone' } } }
export const SignUp: Story = { args: { page: 'signUp' } }
export const ForgottenPassword: Story = { args: { page: 'forgottenPassword', shown: visitor } }
export const SecondStep: Story = { args: { page: 'secondStep' } }
export const Password: Story = { args: { page: 'password', shown: { claims } } }
export const Email: Story = { args: { page: 'email', shown: email } }
export const SecondFactor: Story = { args: { page: 'secondFactor', shown: factors } }
export const RecoveryCodes: Story = {
  args: {
    page: 'secondFactor',
    shown: factors,
    flash: {
      code: 'auth/recovery-codes-made',
      codes: ['k3f9-22qd-x8wm', 'p0c4-91he-t7ya', 'v6b1-58sz-n2jr'],
    },
  },
}
export const Sessions: Story = { args: { page: 'sessions', shown: sessions } }
export const ProfileAway: Story = { args: { page: 'profile', shown: profile } }
export const Data: Story = { args: { page: 'data', shown: { claims } } }
export const Delete: Story = { args: { page: 'delete', shown: { claims } } }
export const DeleteOnPhone: Story = { ...Delete, globals: { viewport: { value: 'phone' } } }
