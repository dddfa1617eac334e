import { describeConformance } from '../conformance/describe-conformance.tsx'
import { AgeMark } from './age-mark.tsx'

describeConformance('AgeMark', (extra) => <AgeMark age="18+" {...extra} />)
