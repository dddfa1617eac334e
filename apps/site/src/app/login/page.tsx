import { Form, PasswordField, TextField } from '@house-edge/ui/forms'
import { Button, Link } from '@house-edge/ui'
import type { Metadata } from 'next'
import { AccountPage, FlashNotice, pendingFlash } from '../../account/account-page.tsx'

/** Rendered for one visitor, never kept. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Sign in' }

/** Sign in by password, at `/login`. */
export default async function LoginPage() {
  const flash = await pendingFlash()
  return (
    <AccountPage title="Sign in" path="/login">
      <Form
        action="/api/auth/sign-in"
        method="post"
        message={<FlashNotice flash={flash} />}
        actions={<Button type="submit">Sign in</Button>}
      >
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={flash?.email}
          required
        />
        <PasswordField label="Password" name="password" required />
      </Form>
      <p>
        No account yet? <Link href="/sign-up">Create one</Link>.
      </p>
    </AccountPage>
  )
}
