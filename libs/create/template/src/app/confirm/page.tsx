import { messageFor } from '@house-edge/auth'
import { Button } from '@house-edge/ui'
import { Form, Notice } from '@house-edge/ui/forms'
import { Container, PageHeader } from '@house-edge/ui/page'
import { type PageProps, readQuery } from '../page-query.ts'
import { words } from '../../words.ts'

export const metadata = { title: words.confirm }

/** Where links in e-mails lead. Mail scanners open links, but press no button. */
export default async function ConfirmPage(props: PageProps) {
  const { token_hash: tokenHash, type, code } = await readQuery(props)
  return (
    <Container>
      <PageHeader title={words.confirm} />
      <Form
        action="/api/auth/confirm"
        method="post"
        message={code ? <Notice tone="error">{messageFor(code, words.messages)}</Notice> : undefined}
        actions={<Button type="submit">{words.confirmAndSignIn}</Button>}
      >
        <input type="hidden" name="token_hash" value={tokenHash ?? ''} />
        <input type="hidden" name="type" value={type ?? ''} />
      </Form>
    </Container>
  )
}
