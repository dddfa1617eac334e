import { connection } from 'next/server'
import { Suspense } from 'react'
import { content } from '../../content.ts'

/** For each request anew, so there is nothing to name, and nothing to drop. */
async function Live() {
  await connection()
  const document = await (await content.client()).findByUid('page', 'odds')
  return <h1>{String(document?.data['title'])}</h1>
}

export default function LivePage() {
  return (
    <Suspense fallback={<p>One moment</p>}>
      <Live />
    </Suspense>
  )
}
