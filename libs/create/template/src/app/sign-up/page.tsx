import { Container, PageHeader } from '@house-edge/ui/page'
import { CredentialsPage } from '../account-form.tsx'
import { type PageProps, readQuery } from '../page-query.ts'
import { words } from '../../words.ts'

export const metadata = { title: words.signUp }

export default async function SignUpPage(props: PageProps) {
  const { code, sent } = await readQuery(props)
  if (sent)
    return (
      <Container>
        <PageHeader title={words.lookIntoInbox} lead={words.linkOpens} />
      </Container>
    )
  return (
    <CredentialsPage title={words.signUp} action="/api/auth/sign-up" code={code} newPassword>
      <p>
        {words.hasAccount} <a href="/login">{words.signIn}</a>
      </p>
    </CredentialsPage>
  )
}
