import { Button } from '@house-edge/ui'
import { Form } from '@house-edge/ui/forms'

/** Ends the session of this browser. */
export function SignOutForm() {
  return (
    <Form
      action="/api/auth/sign-out"
      method="post"
      actions={
        <Button type="submit" variant="quiet">
          Sign out
        </Button>
      }
    />
  )
}
