import { messageFor } from '@house-edge/auth'
import { Form, Notice } from '@house-edge/ui/forms'
import { Button, FactList } from '@house-edge/ui'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { AccountPage, FlashNotice, pendingFlash } from '../../account/account-page.tsx'
import { siteAuth } from '../../auth.ts'
import { backendConfig } from '../../config.ts'

/** Rendered for one visitor, never kept. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Your account' }

/** The visitor's own page, at `/account`. The proxy has sent others away; this looks again. */
export default async function YourAccountPage() {
  const visitor = await siteAuth().readVisitor(await cookies())
  if (visitor.state === 'signed-out') redirect(backendConfig().AUTH_SIGN_IN_PATH)
  const flash = await pendingFlash()
  return (
    <AccountPage title="Your account" path="/account">
      <FlashNotice flash={flash} />
      {visitor.state === 'unknown' ? (
        <Notice tone="error">{messageFor('auth/unavailable')}</Notice>
      ) : (
        <>
          <FactList facts={[{ label: 'E-mail address', value: visitor.claims.email ?? 'none' }]} />
          <Form action="/api/auth/sign-out" method="post" actions={<Button type="submit">Sign out</Button>} />
        </>
      )}
    </AccountPage>
  )
}
