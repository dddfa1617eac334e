import { messageFor } from '@house-edge/auth'
import { Button } from '@house-edge/ui'
import { Form, Notice, PasswordField, TextField } from '@house-edge/ui/forms'
import { Container, PageHeader } from '@house-edge/ui/page'

export default async function LoginPage({ searchParams }: { searchParams: Promise<{ code?: string }> }) {
  const { code } = await searchParams
  return (
    <Container>
      <PageHeader title="Sign in" />
      <Form
        action="/api/sign-in"
        method="post"
        message={code ? <Notice tone="error">{messageFor(code)}</Notice> : undefined}
        actions={<Button type="submit">Sign in</Button>}
      >
        <TextField label="E-mail address" name="email" type="email" autoComplete="email" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
      </Form>
    </Container>
  )
}
