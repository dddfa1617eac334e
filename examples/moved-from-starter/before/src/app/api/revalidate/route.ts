import { revalidateTag } from 'next/cache'

export async function POST() {
  revalidateTag('prismic', 'max')
  return Response.json({ revalidated: true })
}
