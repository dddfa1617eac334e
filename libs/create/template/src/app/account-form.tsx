import { messageFor } from '@house-edge/auth'
import { Button } from '@house-edge/ui'
import { Form, Notice, PasswordField, TextField } from '@house-edge/ui/forms'
import { Container, PageHeader } from '@house-edge/ui/page'
import type { ReactNode } from 'react'
import { words } from '../words.ts'

/** A page with a form for an address and a password. `code` is what the last attempt came to. */
export function CredentialsPage(props: {
  title: string
  action: string
  code: string | undefined
  newPassword: boolean
  children: ReactNode
}) {
  return (
    <Container>
      <PageHeader title={props.title} />
      <Form
        action={props.action}
        method="post"
        message={
          props.code ? <Notice tone="error">{messageFor(props.code, words.messages)}</Notice> : undefined
        }
        actions={<Button type="submit">{props.title}</Button>}
      >
        <TextField label={words.email} name="email" type="email" autoComplete="email" required />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete={props.newPassword ? 'new-password' : 'current-password'}
          required
        />
      </Form>
      {props.children}
    </Container>
  )
}
