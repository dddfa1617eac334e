import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Faq } from './faq.tsx'

describeConformance('Faq', (extra) => (
  <Faq items={[{ question: 'Why?', answer: <p>Because.</p> }]} {...extra} />
))
