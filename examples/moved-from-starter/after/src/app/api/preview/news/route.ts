import { previewNews } from '@house-edge/publishing/next'
import { content } from '../../../../content.ts'

export const GET = previewNews(content)
