import { exitPreview } from '@house-edge/publishing/next'

export const GET = exitPreview()
