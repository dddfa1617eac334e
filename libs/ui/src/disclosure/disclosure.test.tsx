import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Disclosure } from './disclosure.tsx'

describeConformance('Disclosure', (extra) => <Disclosure {...extra}>We may be paid.</Disclosure>)
