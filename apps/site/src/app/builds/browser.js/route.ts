import { bundleBrowserScript } from '../../../browser/bundle.ts'

/** Written once, by the build. */
export const dynamic = 'force-static'

export async function GET() {
  return new Response(await bundleBrowserScript(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })
}
