import { bundleSiteIslands } from '../../../../browser/bundle.ts'

/** Written once, by the build. */
export const dynamic = 'force-static'
export const dynamicParams = false

type Props = { params: Promise<{ file: string }> }

export async function generateStaticParams(): Promise<{ file: string }[]> {
  return Object.keys((await bundleSiteIslands()).files).map((file) => ({ file }))
}

/** The program of an island, or of what islands share. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { file } = await params
  const text = (await bundleSiteIslands()).files[file]
  return text === undefined
    ? new Response(null, { status: 404 })
    : new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
}
