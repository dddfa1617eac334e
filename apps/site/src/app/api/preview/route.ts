import { previewEntry } from '@house-edge/content/next'
import { finishedPage } from '../../../absence/finished-page.ts'
import { contentStore } from '../../../content.ts'

let entry: ReturnType<typeof previewEntry> | undefined

/** Where editors enter a preview. Made when first asked for: a build has no configuration to check. */
export const GET = (request: Request) => {
  entry ??= previewEntry({
    client: contentStore().client,
    render: ({ trouble, title, text }) => finishedPage(`preview-notice/${trouble}`, { title, text }),
  })
  return entry(request)
}
