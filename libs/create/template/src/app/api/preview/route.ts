import { preview } from '@house-edge/publishing/next'
import { content } from '../../../content.ts'

/** Where editors enter a preview. */
export const GET = preview(content)
