import { CredentialsPage } from '../account-form.tsx'
import { type PageProps, readQuery } from '../page-query.ts'
import { words } from '../../words.ts'

export const metadata = { title: words.signIn }

export default async function LoginPage(props: PageProps) {
  const { code } = await readQuery(props)
  return (
    <CredentialsPage title={words.signIn} action="/api/auth/sign-in" code={code} newPassword={false}>
      <p>
        {words.noAccount} <a href="/sign-up">{words.signUp}</a>
      </p>
    </CredentialsPage>
  )
}
