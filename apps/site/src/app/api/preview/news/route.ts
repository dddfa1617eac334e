import { previewNews } from '@house-edge/publishing/next'
import { content } from '../../../../content/published-content.ts'

/** Polled every few seconds by a page in preview. */
export const GET = previewNews(content)
