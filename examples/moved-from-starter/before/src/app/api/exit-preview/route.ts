import { exitPreview } from '@prismicio/next'

export async function GET() {
  return await exitPreview()
}
