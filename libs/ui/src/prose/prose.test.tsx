import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Prose } from './prose.tsx'

describeConformance('Prose', (extra) => (
  <Prose {...extra}>
    <p>Words.</p>
  </Prose>
))
