import { webhook } from '@house-edge/publishing/next'
import { content } from '../../../content/published-content.ts'

/** What the content service calls after a publish. */
export const POST = webhook(content)
