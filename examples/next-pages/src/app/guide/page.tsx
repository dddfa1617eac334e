import { components, SliceZone } from '@house-edge/slices'
import '@house-edge/slices/styles.css'
import { Container, PageHeader } from '@house-edge/ui/page'
import { guide } from '../../guide'

export default function GuidePage() {
  return (
    <Container>
      <PageHeader title={guide.data.title} />
      <SliceZone
        slices={guide.data.slices}
        components={components}
        context={{ document: guide, onProblem: console.warn }}
      />
    </Container>
  )
}
