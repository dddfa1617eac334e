import { Form, type Query } from '../form'

/** Where links in e-mails lead. Mail scanners open links, but press no button. */
export default async function ConfirmPage({ searchParams }: { searchParams: Query }) {
  const { token_hash: tokenHash, type, code } = await searchParams
  return (
    <Form action="confirm" title="Confirm" heading={<h1>Confirm</h1>} code={code}>
      <input type="hidden" name="token_hash" value={tokenHash ?? ''} />
      <input type="hidden" name="type" value={type ?? ''} />
    </Form>
  )
}
