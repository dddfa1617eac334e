import { createSiteServer, createStoredSite } from '@house-edge/serving'
import { responseHeaders, contentPolicy } from '@house-edge/serving/headers'

const own = ["'self'"]
const policy = {
  'default-src': ["'none'"],
  'style-src': own,
  'img-src': own,
  'font-src': own,
  'connect-src': own,
}
const isSecure = process.env['SITE_ORIGIN']?.startsWith('https:') ?? false

/** Pages that are the same for everybody. Next answers the others, behind the same checks. */
const isFinished = (path) => path === '/' || path.startsWith('/blog/')

export function createSite(port) {
  const stored = createStoredSite({
    folder: import.meta.dirname,
    ask: (asked) => server.askFramework(asked),
    isFinished,
    // Scripts of your own that stay in finished pages: here, those of islands.
    finishing: { ownScripts: ['/islands/'], loader: '/islands/start.js' },
    headersOf: () => ({
      ...responseHeaders({ policy: contentPolicy(policy, 'finished'), isSecure }),
      'cache-control': 'public, max-age=0, must-revalidate',
      'cache-status': '"site"; hit',
    }),
    fileHeaders: responseHeaders({ isSecure }),
    onRefused: (path, why) => console.warn('not finished:', path, why),
  })
  const server = createSiteServer({
    folder: import.meta.dirname,
    port,
    headers: responseHeaders({ policy: contentPolicy(policy, 'inline'), isSecure }),
    answerStored: stored.answer,
    answerPlain: stored.answerPlain,
  })
  return { server, stored }
}
