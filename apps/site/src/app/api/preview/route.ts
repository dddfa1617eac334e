import { previewEntry } from '@house-edge/content/next'
import { pageHeader } from '@house-edge/serving/headers'
import { contentStore } from '../../../content.ts'

let entry: ReturnType<typeof previewEntry> | undefined

/** Where editors enter a preview. Made when first asked for: a build has no configuration to check. */
export const GET = (request: Request) => {
  entry ??= previewEntry({
    client: contentStore().client,
    noticeHeaders: ({ trouble }) => ({ [pageHeader]: `/preview-notice/${trouble}` }),
  })
  return entry(request)
}
