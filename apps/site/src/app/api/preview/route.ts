import { preview } from '@house-edge/publishing/next'
import { content } from '../../../content/published-content.ts'

/** Where editors enter a preview. */
export const GET = preview(content, { noticePath: (failure) => `/preview-notice/${failure}` })
