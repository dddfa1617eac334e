import { Button } from '@house-edge/ui'
import { Form, Notice, PasswordField, TextField } from '@house-edge/ui/forms'
import { Container, PageHeader } from '@house-edge/ui/page'
import { type SubmitEvent, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { backend } from '../services.ts'

export async function readAccount() {
  const { data } = await backend.auth.getSession()
  return { email: data.session?.user.email }
}

export function Account() {
  const { email } = useLoaderData<typeof readAccount>()
  const { revalidate } = useRevalidator()
  const [refused, setRefused] = useState(false)

  async function signIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const { error } = await backend.auth.signInWithPassword({
      email: String(fields.get('email')),
      password: String(fields.get('password')),
    })
    setRefused(error !== null)
    await revalidate()
  }

  if (email)
    return (
      <Container>
        <PageHeader title="Your account" lead={email} />
        <Button type="button" onClick={() => void backend.auth.signOut().then(revalidate)}>
          Sign out
        </Button>
      </Container>
    )
  return (
    <Container>
      <PageHeader title="Sign in" />
      <Form
        onSubmit={(event) => void signIn(event)}
        message={
          refused ? <Notice tone="error">That address and password do not go together.</Notice> : undefined
        }
        actions={<Button type="submit">Sign in</Button>}
      >
        <TextField label="E-mail address" name="email" type="email" autoComplete="email" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
      </Form>
    </Container>
  )
}
