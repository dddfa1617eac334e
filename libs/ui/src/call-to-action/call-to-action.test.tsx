import { describeConformance } from '../conformance/describe-conformance.tsx'
import { ButtonLink } from '../button/button.tsx'
import { CallToAction } from './call-to-action.tsx'

describeConformance('CallToAction', (extra) => (
  <CallToAction
    title="See how we rate"
    action={<ButtonLink href="/how-we-rate">How we rate</ButtonLink>}
    {...extra}
  >
    <p>Seven criteria.</p>
  </CallToAction>
))
