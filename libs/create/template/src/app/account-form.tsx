import { messageFor } from '@house-edge/auth'
import { Button } from '@house-edge/ui'
import { Form, Notice, PasswordField, TextField } from '@house-edge/ui/forms'
import { PageHeader } from '@house-edge/ui/page'
import type { ReactNode } from 'react'
import { words } from '../words.ts'
import { PersonalPage } from './html-page.tsx'

/** A page with a form for an address and a password. `code` is what the last attempt came to. */
export function CredentialsPage(props: {
  path: string
  title: string
  action: string
  code: string | undefined
  newPassword: boolean
  children: ReactNode
}) {
  const said = words()
  return (
    <PersonalPage path={props.path}>
      <PageHeader title={props.title} />
      <Form
        action={props.action}
        method="post"
        message={
          props.code ? <Notice tone="error">{messageFor(props.code, said.messages)}</Notice> : undefined
        }
        actions={<Button type="submit">{props.title}</Button>}
      >
        <TextField label={said.email} name="email" type="email" autoComplete="email" required />
        <PasswordField
          label={said.password}
          name="password"
          autoComplete={props.newPassword ? 'new-password' : 'current-password'}
          required
        />
      </Form>
      {props.children}
    </PersonalPage>
  )
}
