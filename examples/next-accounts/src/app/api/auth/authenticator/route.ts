import { enrolFactor } from '@house-edge/auth/server'
import { siteAuth } from '../../../../auth'

/** Shows the secret of a new app once, in this answer, and nowhere else. */
export function POST(request: Request) {
  return siteAuth().handle(request, async (context) => {
    const outcome = await enrolFactor(context, { name: 'App' })
    if (!outcome.ok) return context.redirect(`/account?code=${outcome.code}`)
    const page = `<!doctype html><html lang="en-GB"><title>Add an app</title><main>
      <h1>Add an authenticator app</h1>
      <p>Enter this key in your app: <code>${outcome.secret}</code></p>
      <form action="/api/auth/second-factor" method="post">
        <input type="hidden" name="factor" value="${outcome.factorId}">
        <label>Code of your app <input name="code" autocomplete="one-time-code" required></label>
        <button type="submit">Turn on</button>
      </form></main>`
    return new Response(page, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    })
  })
}
