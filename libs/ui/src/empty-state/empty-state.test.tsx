import { describeConformance } from '../conformance/describe-conformance.tsx'
import { EmptyState } from './empty-state.tsx'

describeConformance('EmptyState', (extra) => (
  <EmptyState title="Nothing saved yet" action={<p>Read a review.</p>} {...extra}>
    Words
  </EmptyState>
))
