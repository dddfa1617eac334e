import { previewNews } from '@house-edge/publishing/next'
import { content } from '../../../../content.ts'

/** What a page in preview asks, to follow its editor. */
export const GET = previewNews(content)
