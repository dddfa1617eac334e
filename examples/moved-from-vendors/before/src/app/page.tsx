import { PrismicNextLink } from '@prismicio/next'
import { createClient } from '../prismicio.ts'

export default async function GuidesPage() {
  const guides = await createClient().getAllByType('guide')
  return (
    <>
      <h1>Guides</h1>
      {guides.map((guide) => (
        <p key={guide.id}>
          <PrismicNextLink document={guide}>{guide.data.title}</PrismicNextLink>
        </p>
      ))}
    </>
  )
}
