import { revalidateEntry } from '@house-edge/content/next'
import { required } from '../../../environment'
import { contentStore } from '../../../content'

/** Made once: it counts calls that are refused. */
let entry: ReturnType<typeof revalidateEntry> | undefined

/** The content service's webhook: drops the pages that show what changed. */
export function POST(request: Request) {
  entry ??= revalidateEntry({ secret: required('CONTENT_WEBHOOK_SECRET'), store: contentStore() })
  return entry(request)
}
