import { Field, Form, type Query } from '../form'

export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const { code } = await searchParams
  return (
    <Form action="sign-in" title="Sign in" heading={<h1>Sign in</h1>} code={code}>
      <Field label="E-mail address" name="email" type="email" autoComplete="email" />
      <Field label="Password" name="password" type="password" autoComplete="current-password" />
    </Form>
  )
}
