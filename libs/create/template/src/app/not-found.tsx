import { ErrorPage } from '@house-edge/ui/page'

export const metadata = { title: 'Page not found' }

/** What visitors see at an address that has nothing. */
export default function NotFoundPage() {
  return (
    <ErrorPage status={404}>
      <p>
        <a href="/">Go to the first page</a>
      </p>
    </ErrorPage>
  )
}
