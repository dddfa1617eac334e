import { signIn } from './actions.ts'

export default async function LoginPage({ searchParams }: { searchParams: Promise<{ error?: string }> }) {
  const { error } = await searchParams
  return (
    <form action={signIn}>
      <h1>Sign in</h1>
      {error && <p role="alert">{error}</p>}
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
