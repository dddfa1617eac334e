import { currentBuild } from '@house-edge/routing/build'
import type { ReactElement } from 'react'
import { siteConfig } from '../config.ts'

/**
 * The script of every page, loaded without blocking it.
 *
 * @param nonce The nonce of the page's policy, if it has one.
 */
export function BrowserScript({ nonce }: { nonce?: string | undefined }): ReactElement {
  const { id, timestamp } = currentBuild()
  const { DEPLOYMENT_POLL_MS } = siteConfig()
  return (
    <script
      async
      src={`/builds/browser.js?${id}`}
      nonce={nonce}
      data-build={id}
      data-built-at={timestamp}
      data-poll-ms={DEPLOYMENT_POLL_MS === 'off' ? 0 : DEPLOYMENT_POLL_MS}
    />
  )
}
