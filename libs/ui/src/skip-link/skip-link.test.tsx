import { describeConformance } from '../conformance/describe-conformance.tsx'
import { SkipLink } from './skip-link.tsx'

describeConformance('SkipLink', (extra) => <SkipLink {...extra} />)
