import { Container, PageHeader } from '@house-edge/ui/page'
import { Link, useLoaderData } from 'react-router'
import { content } from '../services.ts'

export const readGuides = () => content.getAll('guide')

export function Guides() {
  const guides = useLoaderData<typeof readGuides>()
  return (
    <Container>
      <PageHeader title="Guides" />
      <ul>
        {guides.map(({ id, uid, data }) => (
          <li key={id}>
            <Link to={`/guides/${uid}`}>{data.title}</Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
