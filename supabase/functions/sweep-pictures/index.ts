import { respond, servePost } from '../_http/serve-post.ts'
import { isServer } from '../_http/is-server.ts'
import { createServiceClient } from '../_http/service-client.ts'

/** Removed in one call; what is left goes with the next. */
const mostPictures = 500

/**
 * Removes pictures that nothing has shown for a day: `{}`. Called again and again by the site's server, which alone may
 * call it; two calls at once remove the same pictures.
 */
servePost(async (request) => {
  if (!isServer(request)) return respond(401, { error: 'not_the_server' })
  const service = createServiceClient()
  const unused = await service.rpc('unused_pictures', { most: mostPictures })
  if (unused.error) return respond(503, { error: 'unavailable' })
  const found = unused.data as { bucket: string; path: string }[]
  for (const bucket of new Set(found.map((picture) => picture.bucket))) {
    const paths = found.filter((picture) => picture.bucket === bucket).map(({ path }) => path)
    if ((await service.storage.from(bucket).remove(paths)).error)
      return respond(503, { error: 'unavailable' })
  }
  return respond(200, { removed: found.length })
})
