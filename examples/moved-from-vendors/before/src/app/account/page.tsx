import { redirect } from 'next/navigation'
import { createClient } from '../../supabase/server.ts'

export default async function AccountPage() {
  const supabase = await createClient()
  const { data } = await supabase.auth.getClaims()
  if (!data) redirect('/login')
  return (
    <>
      <h1>Your account</h1>
      <p>{data.claims.email}</p>
    </>
  )
}
