import { describeConformance } from '../conformance/describe-conformance.tsx'
import { PageHeader } from './page-header.tsx'

describeConformance('PageHeader', (extra) => (
  <PageHeader
    title="The house edge"
    kind="Guide"
    lead="In plain figures."
    image={{ src: '/odds.svg' }}
    {...extra}
  />
))
