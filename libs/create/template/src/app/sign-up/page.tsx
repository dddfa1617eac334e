import { Container, PageHeader } from '@house-edge/ui/page'
import { CredentialsPage } from '../account-form.tsx'
import { type PageProps, readQuery } from '../page-query.ts'

export const metadata = { title: 'Sign up' }

export default async function SignUpPage(props: PageProps) {
  const { code, sent } = await readQuery(props)
  if (sent)
    return (
      <Container>
        <PageHeader title="Look into your inbox" lead="The link in our e-mail opens your account." />
      </Container>
    )
  return (
    <CredentialsPage title="Sign up" action="/api/auth/sign-up" code={code} newPassword>
      <p>
        You have an account? <a href="/login">Sign in</a>
      </p>
    </CredentialsPage>
  )
}
