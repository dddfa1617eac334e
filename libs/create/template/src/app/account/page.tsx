import { requireVisitor } from '@house-edge/auth/next'
import { Button } from '@house-edge/ui'
import { Form } from '@house-edge/ui/forms'
import { Container, PageHeader } from '@house-edge/ui/page'
import { siteAuth } from '../../auth.ts'
import { routes } from '../../routes.ts'
import { words } from '../../words.ts'

export const metadata = { title: words.account }

/** For one visitor, never kept. */
export const dynamic = 'force-dynamic'

export default async function AccountPage() {
  // The proxy is a convenience; this is the lock, with or without a row in the table of pages.
  const claims = await requireVisitor(siteAuth(), routes.account.pattern)
  return (
    <Container>
      <PageHeader title={words.account} lead={claims.email} />
      <Form
        action="/api/auth/sign-out"
        method="post"
        actions={<Button type="submit">{words.signOut}</Button>}
      />
    </Container>
  )
}
