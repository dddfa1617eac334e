import { addressTag, documentTags, readPreviewRef, tagPage } from '../../../../next.ts'
import { notFound } from 'next/navigation'
import { store } from '../../content.ts'

export const revalidate = 300
export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export default async function Page({ params }) {
  const { uid } = await params
  const ref = await readPreviewRef(store.client)
  const content = ref ? store.client.at({ ref }) : store.client
  const article = await content.findByUid('article', uid)
  await tagPage(`/${uid}`, article ? documentTags([article]) : [addressTag('article', uid)])
  if (!article) notFound()

  return <h1>{String(article.data.title)}</h1>
}
