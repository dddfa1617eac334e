import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Brand } from './brand.tsx'

describeConformance('Brand', (extra) => <Brand name="House Edge" href="/" {...extra} />)
