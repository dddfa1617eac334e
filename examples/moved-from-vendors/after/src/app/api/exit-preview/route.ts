import { exitPreview } from '@house-edge/content/next'

export const GET = exitPreview()
