import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Panel } from './panel.tsx'

describeConformance('Panel', (extra) => (
  <Panel title="Your account" {...extra}>
    Words
  </Panel>
))
