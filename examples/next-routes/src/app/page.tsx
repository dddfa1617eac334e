import { href } from '@house-edge/routing'
import { routes } from '../routes'

export default function HomePage() {
  return (
    <>
      <h1>Guides</h1>
      <a href={href(routes.guide, { uid: 'blackjack-odds' })}>Blackjack odds</a>
    </>
  )
}
