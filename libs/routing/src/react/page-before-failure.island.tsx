'use client'

import { type ReactElement, type ReactNode, useState } from 'react'
import { isBot } from '../bots/is-bot.ts'

/**
 * For `error.tsx`: the page as the server sent it, for bots, which keep what they have read and get no error page. People get
 * the children.
 */
export function PageBeforeFailure({ children }: { children: ReactNode }): ReactElement {
  const [html] = useState(readBody)
  // oxlint-disable-next-line react/no-danger -- it is the page's own HTML, put back unchanged
  return html === undefined ? <>{children}</> : <div dangerouslySetInnerHTML={{ __html: html }} />
}

function readBody(): string | undefined {
  return typeof document !== 'undefined' && isBot(navigator.userAgent) ? document.body.innerHTML : undefined
}
