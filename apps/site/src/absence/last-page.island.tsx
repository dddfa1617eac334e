'use client'

import { isBot } from '@house-edge/routing'
import { type ReactElement, type ReactNode, useState } from 'react'

/**
 * The body's HTML from before a page failed, for bots: they keep what the server sent and get no error page
 * (docs/requirements.md#r169). People get the children.
 */
export function LastPageForMachines({ children }: { children: ReactNode }): ReactElement {
  const [html] = useState(readBody)
  // oxlint-disable-next-line react/no-danger -- it is the page's own HTML, put back unchanged
  return html === undefined ? <>{children}</> : <div dangerouslySetInnerHTML={{ __html: html }} />
}

function readBody(): string | undefined {
  return typeof document !== 'undefined' && isBot(navigator.userAgent) ? document.body.innerHTML : undefined
}
