import { previewEntry } from '@house-edge/content/next'
import { pageHeader } from '@house-edge/serving/headers'
import { contentStore } from '../../../content/content-store.ts'

let entry: ReturnType<typeof previewEntry> | undefined

/** Where editors enter a preview. Created on first use, because a build has no configuration. */
export const GET = (request: Request) => {
  entry ??= previewEntry({
    client: contentStore().client,
    noticeHeaders: ({ failure }) => ({ [pageHeader]: `/preview-notice/${failure}` }),
  })
  return entry(request)
}
