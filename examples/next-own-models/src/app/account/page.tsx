import { requireVisitor } from '@house-edge/auth/next'
import { Container, PageHeader } from '@house-edge/ui/page'
import { siteAuth } from '../../auth'

/** For one visitor, never kept. */
export const dynamic = 'force-dynamic'

export default async function AccountPage() {
  // The proxy is a convenience; this is the lock.
  const claims = await requireVisitor(siteAuth(), '/account')
  return (
    <Container>
      <PageHeader title="Your account" lead={claims.email} />
    </Container>
  )
}
