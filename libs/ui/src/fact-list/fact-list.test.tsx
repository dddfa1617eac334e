import { describeConformance } from '../conformance/describe-conformance.tsx'
import { FactList } from './fact-list.tsx'

describeConformance('FactList', (extra) => (
  <FactList facts={[{ label: 'Open since', value: 2012 }]} {...extra} />
))
