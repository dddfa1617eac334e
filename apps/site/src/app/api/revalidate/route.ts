import { revalidateEntry } from '@house-edge/content/next'
import { contentConfig } from '../../../config.ts'
import { contentStore, internalOrigin } from '../../../content.ts'
import { listings } from '../../../document/listing.tsx'

let entry: ReturnType<typeof revalidateEntry> | undefined

/** What the content service calls after a publish. */
export const POST = (request: Request) => {
  entry ??= revalidateEntry({
    secret: contentConfig().CONTENT_WEBHOOK_SECRET,
    store: contentStore(),
    warm: { origin: internalOrigin() },
    pathsOf: ({ changed, removed }) => {
      const types = new Set([...changed, ...removed].map(({ type }) => type))
      return [
        '/',
        ...Object.values(listings).flatMap((listing) => (types.has(listing.type) ? [listing.path(1)] : [])),
      ]
    },
  })
  return entry(request)
}
