import { addressTag, documentTags, readPreview, tagPage } from '../../../../next.ts'
import { notFound } from 'next/navigation'
import { store } from '../../content.ts'

export const revalidate = 300
export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export default async function Page({ params }) {
  const { uid } = await params
  const { client, generation } = await readPreview(store.client)
  const article = await client.findByUid('article', uid)
  const page = { path: `/${uid}`, generation }
  await tagPage(page, article ? documentTags([article]) : [addressTag('article', uid)])
  if (!article) notFound()
  if (uid === 'slow') await new Promise((resolve) => setTimeout(resolve, 1_500))

  return <h1>{String(article.data.title)}</h1>
}
