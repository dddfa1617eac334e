import { publicBackend } from '../../../../../backend.ts'
import { readRating, shareReads } from '@house-edge/readers/rating'
import { DocumentId } from '@house-edge/readers/saved'

type Props = { params: Promise<{ document: string }> }

const read = shareReads((id) => readRating(publicBackend(), id))

/** The current experiences that a review shows. After a change every open page asks at once, so reads are shared. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const id = DocumentId.safeParse((await params).document)
  if (!id.success) return new Response(null, { status: 404 })
  const rating = await read(id.data)
  return rating
    ? Response.json(rating, { headers: { 'cache-control': 'no-store' } })
    : new Response(null, { status: 503, headers: { 'retry-after': '5' } })
}
