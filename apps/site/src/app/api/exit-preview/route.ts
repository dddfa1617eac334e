import { exitPreview } from '@house-edge/content/next'

/** Where editors leave it. */
export const GET = exitPreview()
