import { isContentError } from '@house-edge/content'
import { Container, PageHeader, SkipLink } from '@house-edge/ui/page'
import { isRouteErrorResponse, Link, Outlet, useRouteError } from 'react-router'

export function Frame() {
  return (
    <>
      <SkipLink />
      <nav aria-label="Site">
        <Link to="/">Guides</Link> <Link to="/account">Account</Link>
      </nav>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

/** What is absent is not what could not be asked for. */
export function Problem() {
  const error = useRouteError()
  const isAbsent = isRouteErrorResponse(error) && error.status === 404
  const isTransient = isContentError(error) && error.isTransient
  return (
    <Container>
      <PageHeader
        title={isAbsent ? 'There is no such page' : 'This page could not be shown'}
        lead={isTransient ? 'Try again in a moment.' : undefined}
      />
    </Container>
  )
}
