import { webhook } from '@house-edge/publishing/next'
import { content } from '../../../content.ts'

/** The content service's webhook: no visitor is sent an older page any more. */
export const POST = webhook(content)
