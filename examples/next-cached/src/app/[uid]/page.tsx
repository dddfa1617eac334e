import { notFound } from 'next/navigation'
import { cachedPage } from '../../cached.ts'
import { content } from '../../content.ts'

export const generateStaticParams = () => content.uidsToBuild('page')

export default async function Page({ params }: { params: Promise<{ uid: string }> }) {
  const { uid } = await params
  const { state, client } = await content.visit()
  // An editor's draft is read anew, and kept for nobody.
  const document = state === 'published' ? await cachedPage(uid) : await client.findByUid('page', uid)
  // Outside of the cached function, which runs once for all pages that call it: each page names itself.
  await (document ? content.tagDocuments(`/${uid}`, document) : content.tagAbsence(`/${uid}`, 'page', uid))
  if (!document) notFound()
  return <h1>{String(document.data['title'])}</h1>
}
