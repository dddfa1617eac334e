import { requireVisitor } from '@house-edge/auth/next'
import { siteAuth } from '../../auth.ts'

export const dynamic = 'force-dynamic'

export default async function AccountPage() {
  const claims = await requireVisitor(siteAuth(), '/account')
  return (
    <>
      <h1>Your account</h1>
      <p>{claims.email}</p>
    </>
  )
}
