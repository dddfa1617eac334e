import { messageFor } from '@house-edge/auth'

export default async function LoginPage({ searchParams }: { searchParams: Promise<{ code?: string }> }) {
  const { code } = await searchParams
  return (
    <form action="/api/sign-in" method="post">
      <h1>Sign in</h1>
      {code && <p role="alert">{messageFor(code)}</p>}
      <label>
        E-mail address <input name="email" type="email" autoComplete="email" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit">Sign in</button>
    </form>
  )
}
