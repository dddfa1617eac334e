import { siteAuth } from '../../../../../../auth.ts'
import { visitorBackend } from '../../../../../../backend.ts'

type Props = { params: Promise<{ experience: string; file: string }> }

const name = /^[0-9a-f-]{36}$/
const fileName = /^[0-9a-f-]{36}\.webp$/

/** A picture of an experience, for visitors whom the database allows to see it. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { experience, file } = await params
  if (!name.test(experience) || !fileName.test(file)) return new Response(null, { status: 404 })
  return siteAuth().handle(request, async (context) => {
    const backend = await visitorBackend(context)
    const { data } = await backend.storage.from('experience-pictures').download(`${experience}/${file}`)
    return data
      ? new Response(data, { headers: { 'content-type': 'image/webp' } })
      : new Response(null, { status: 404 })
  })
}
