import { Field, Form, type Query } from '../form'

export default async function SignUpPage({ searchParams }: { searchParams: Query }) {
  const { code, sent } = await searchParams
  if (sent) return <h1>Look into your inbox</h1>
  return (
    <Form action="sign-up" title="Sign up" heading={<h1>Sign up</h1>} code={code}>
      <Field label="E-mail address" name="email" type="email" autoComplete="email" />
      <Field label="Password" name="password" type="password" autoComplete="new-password" />
    </Form>
  )
}
