import { Field, Form, type Query } from '../form'

export default async function SecondFactorPage({ searchParams }: { searchParams: Query }) {
  const { code } = await searchParams
  return (
    <Form action="second-factor" title="Second step" heading={<h1>Second step</h1>} code={code}>
      <Field label="Code of your app" name="code" autoComplete="one-time-code" />
    </Form>
  )
}
