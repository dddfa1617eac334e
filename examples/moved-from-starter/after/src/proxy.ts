import { publishedProxy } from '@house-edge/publishing/next'
import { content } from './content.ts'

// Files need no decision, unlike the payloads of pages. The framework reads this line without running it.
export const config = { matcher: ['/((?!_next/|api/|.*(?<!_payload)\\.[a-z0-9]+$).*)'] }
export const proxy = publishedProxy(content)
