import { Island } from '@house-edge/serving/islands'
import { Stake } from '../../../stake'

export default function SpinsPage() {
  return (
    <>
      <script async src="/islands/start.js" />
      <h1>What spins cost</h1>
      <Island name="stake" component={Stake} props={{ edge: 0.027 }} />
    </>
  )
}
