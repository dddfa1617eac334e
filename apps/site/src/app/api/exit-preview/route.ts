import { exitPreview } from '@house-edge/publishing/next'

/** Where editors leave a preview. */
export const GET = exitPreview()
