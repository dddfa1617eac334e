import { describeConformance } from '../conformance/describe-conformance.tsx'
import { Form } from './form.tsx'

describeConformance('Form', (extra) => (
  <Form message={<p>Sent.</p>} actions={<button type="submit">Send the form</button>} {...extra} />
))
