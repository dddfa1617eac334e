import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeFlashCookie } from '../cookies/flash.ts'

/**
 * Answers an upload of a visitor without a session as its handler would, by its head alone: the handler is asked when
 * the server has let the body in, and many of those would leave no room for others.
 *
 * @param options.takesFiles Whether the form at a path takes files.
 * @returns Whether it has answered. A request with anything that can be a session is left to the handler.
 */
export function createAnonymousUploads(options: {
  takesFiles: (path: string) => boolean
  signInPath: string
  isSecure: boolean
}): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { takesFiles, signInPath, isSecure } = options
  const missing = writeFlashCookie({ code: 'auth/session-missing' }, isSecure)
  return ({ method, url = '', headers }, response) => {
    if (method !== 'POST' || !takesFiles(url.split('?', 1)[0]!) || mayBeSignedIn(headers.cookie)) return false
    // Another site's form must not leave a message here.
    const isOwn = [undefined, 'same-origin', 'none'].includes(asText(headers['sec-fetch-site']))
    response.writeHead(303, {
      location: signInPath,
      'cache-control': 'private, no-store',
      ...(isOwn && { 'set-cookie': missing }),
    })
    response.end()
    return true
  }
}

/** By the name of the session's cookie, which `@house-edge/auth` gives it, or of its first part. */
function mayBeSignedIn(cookies: string | undefined): boolean {
  return /(?:^|; ?)(?:__Host-)?sb-[\w.-]+-auth-token(?:\.0)?=/.test(cookies ?? '')
}

function asText(value: string | string[] | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}
