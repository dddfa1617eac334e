import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Divider } from './divider.tsx'

describeConformance('Divider', (extra) => <Divider {...extra}>or</Divider>)
