import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createStatusPages, type StatusPageOptions } from './create-status-pages.ts'

/** What is sent in place of the framework's own page for a failure. */
function reviewed(options: StatusPageOptions) {
  const request = { method: 'GET', url: '/odds', headers: { accept: 'text/html' } }
  const response = {
    statusCode: 500,
    getHeader: (name: string) => (name === 'content-type' ? 'text/html; charset=utf-8' : undefined),
    removeHeader: () => {},
  }
  return createStatusPages(options, { find: async () => undefined }, {}).review(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    'c0ffee',
  )
}

describe('createStatusPages', () => {
  it('shows a failure where no script may run', async () => {
    const shown = await reviewed({ finishing: {} })
    expect([shown?.status, String(shown?.body)]).toEqual([500, expect.stringContaining('c0ffee')])
  })

  it('leaves the framework’s page where its scripts run', async () => {
    expect(await reviewed({})).toBeUndefined()
  })
})
