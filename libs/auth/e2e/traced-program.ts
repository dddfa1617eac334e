/** Signs in with a tracer, and writes the spans to standard output: see ../src/tracing/traced.test.ts. @module */
import { signInWithPassword } from '../src/operations/sign-in-with-password.ts'
import { collectSpans } from '../../../vitest.spans.ts'
import { createTestBrowser, createTestSite } from '../src/testing/test-site.ts'

const spans = await collectSpans(async (tracer) => {
  const { auth, service } = createTestSite({ tracer })
  const browser = createTestBrowser()
  const signIn = () => {
    const request = browser.request('/api/sign-in?token_hash=secret', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    })
    return auth.handle(request, async (context) => {
      const outcome = await signInWithPassword(context, { email: 'ada@mill.example', password: 'guess-12' })
      return new Response(outcome.ok ? outcome.next : outcome.code)
    })
  }
  service.replies.set('/token', {
    status: 400,
    body: { code: 'invalid_credentials', message: 'No such login: ada@mill.example' },
  })
  await signIn()
  service.replies.set('/token', { body: service.issue() })
  browser.receive(await signIn())
  await auth.proxy(browser.request('/account'), () => Promise.resolve(new Response('')))
})
process.stdout.write(JSON.stringify(spans))
