import { CredentialsPage } from '../account-form.tsx'
import { type PageProps, readQuery } from '../page-query.ts'

export const metadata = { title: 'Sign in' }

export default async function LoginPage(props: PageProps) {
  const { code } = await readQuery(props)
  return (
    <CredentialsPage title="Sign in" action="/api/auth/sign-in" code={code} newPassword={false}>
      <p>
        No account yet? <a href="/sign-up">Sign up</a>
      </p>
    </CredentialsPage>
  )
}
