import { webhook } from '@house-edge/publishing/next'
import { content } from '../../../content.ts'

export const POST = webhook(content)
