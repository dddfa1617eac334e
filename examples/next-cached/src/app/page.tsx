import { cachedPage } from '../cached.ts'
import { content } from '../content.ts'

/** Two documents, of which another page shows one. */
export default async function Home() {
  const { state, client } = await content.visit()
  const read = (uid: string) => (state === 'published' ? cachedPage(uid) : client.findByUid('page', uid))
  const [home, odds] = await Promise.all([read('home'), read('odds')])
  await content.tagDocuments('/', home, odds)
  return (
    <>
      <h1>{String(home?.data['title'])}</h1>
      <a href="/odds">{String(odds?.data['title'])}</a>
    </>
  )
}
