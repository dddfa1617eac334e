import { expect, test } from '../stack/journey.ts'
import { siteOrigin } from '../stack/services.ts'

const editor = 'https://editor.prismic.io/'

/** An editor that frames the simulator and hands it one slice, as the vendor's does. */
const editorPage = (
  slices: unknown,
) => `<!doctype html><iframe src="${siteOrigin}/slice-simulator" width="900" height="600"></iframe>
<script>
addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'ready') return
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {}
  source.postMessage({ requestID: 'editor-1', type: 'connect', data: {} }, '*', [port2])
  source.postMessage({ requestID: data.requestID, status: 200, msg: 'ok' }, '*')
  setTimeout(() => port1.postMessage({ requestID: 'editor-2', type: 'setSliceZone', data: ${JSON.stringify(slices)} }), 100)
})
</script>`

const quote = {
  id: 'quote$1',
  slice_type: 'quote',
  slice_label: null,
  variation: 'default',
  version: 'initial',
  items: [],
  primary: { quote: 'Nobody has written this yet.', source: 'An editor', role: null },
}

// shows HH
test('opened by itself, the simulator says what it is for', async ({ page }) => {
  const answer = await page.goto('/slice-simulator?state=N4IgzgDgRg')
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('This page shows slices inside the editor')).toBeVisible()
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
})

// shows R020
test('framed by the editor, it shows slices', async ({ page }) => {
  await page.route(editor, (route) =>
    route.fulfill({ contentType: 'text/html', body: editorPage([quote, { slice_type: 'unheard_of' }]) }),
  )
  // The embedded content service is not the vendor's editor: for this journey the policy is that of a hosted one.
  await page.route(`${siteOrigin}/slice-simulator`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': given = '' } = response.headers()
    const policy = given.replace(/frame-ancestors [^;]*/, 'frame-ancestors https://*.prismic.io')
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    })
  })
  await page.goto(editor)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Nobody has written this yet.')).toBeVisible()
  await expect(frame.getByText('This slice cannot be shown')).toBeVisible()
})
