import { publicBackend } from '../../../../../backend.ts'
import { readGlance } from '../../../../../glance/read-glance.ts'
import { shareReads } from '../../../../../glance/share-reads.ts'
import { DocumentId } from '../../../../../saving/kept-cookie.ts'

type Props = { params: Promise<{ document: string }> }

const read = shareReads((id) => readGlance(publicBackend(), id))

/** The current experiences that a review shows. After a change every open page asks at once, so reads are shared. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const id = DocumentId.safeParse((await params).document)
  if (!id.success) return new Response(null, { status: 404 })
  const glance = await read(id.data)
  return glance
    ? Response.json(glance, { headers: { 'cache-control': 'no-store' } })
    : new Response(null, { status: 503, headers: { 'retry-after': '5' } })
}
