import type { Auth } from '../setup/auth.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import { postedForm, type TestBrowser } from './test-site.ts'

/** Posts a form in a browser and gives back what came of it; the browser keeps the cookies. */
export async function act<Outcome>(
  auth: Auth,
  browser: TestBrowser,
  operate: (context: AuthContext) => Outcome | Promise<Outcome>,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  let outcome: { value: Outcome } | undefined
  const response = await auth.handle(
    browser.request('/api/auth', postedForm({}, headers)),
    async (context) => {
      outcome = { value: await operate(context) }
      return new Response(null, { status: 204 })
    },
  )
  browser.receive(response)
  return (outcome as { value: Outcome }).value
}
