import { ErrorPage } from '@house-edge/ui/page'
import { words } from '../words.ts'

export const metadata = { title: words.notFound }

/** What visitors see at an address that has nothing. */
export default function NotFoundPage() {
  return (
    <ErrorPage status={404}>
      <p>
        <a href="/">{words.toFirstPage}</a>
      </p>
    </ErrorPage>
  )
}
