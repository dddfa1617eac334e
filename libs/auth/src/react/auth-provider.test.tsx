import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AuthProvider, useAuthEvents, useClaims, useSession } from './auth-provider.island.tsx'
import { useChannel } from './use-channel.island.tsx'

function Greeting() {
  const session = useSession()
  const claims = useClaims()
  useAuthEvents(() => {})
  return (
    <p>
      {session.state} {claims?.email ?? 'nobody'}
    </p>
  )
}

function Channel() {
  return <p>{useChannel('reviews', () => ({}) as never)}</p>
}

describe('AuthProvider', () => {
  it('renders the same for everybody on the server, without a window', () => {
    const html = renderToString(
      <AuthProvider path="/">
        <Greeting />
      </AuthProvider>,
    )
    expect(html).toBe('<p>loading<!-- --> <!-- -->nobody</p>')
  })
})

describe('useSession', () => {
  it('says what is missing when there is no provider', () => {
    expect(() => renderToString(<Greeting />)).toThrow('Put AuthProvider around the page.')
  })
})

describe('useChannel', () => {
  it('is closed until it was joined', () => {
    expect(renderToString(<Channel />)).toBe('<p>closed</p>')
  })
})
