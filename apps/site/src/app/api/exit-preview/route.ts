import { exitPreview } from '@house-edge/content/next'

/** Where editors leave a preview. */
export const GET = exitPreview()
