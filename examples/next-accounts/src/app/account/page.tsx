import { requireVisitor } from '@house-edge/auth/next'
import { siteAuth } from '../../auth'
import { Form, type Query } from '../form'

/** For one visitor, never kept. */
export const dynamic = 'force-dynamic'

export default async function AccountPage({ searchParams }: { searchParams: Query }) {
  // The proxy is a convenience; this is the lock.
  const claims = await requireVisitor(siteAuth(), '/account')
  const { code } = await searchParams
  return (
    <>
      <h1>Your account</h1>
      <p>{claims.email}</p>
      {claims.aal !== 'aal2' && <Form action="authenticator" title="Add an authenticator app" code={code} />}
      <Form action="sign-out" title="Sign out" />
    </>
  )
}
