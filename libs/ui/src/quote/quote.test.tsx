import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Quote } from './quote.tsx'

describeConformance('Quote', (extra) => (
  <Quote words="The house counts." source="Ottilie" sourceRole="editor" {...extra} />
))
