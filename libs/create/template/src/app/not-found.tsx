import { ErrorPage } from '@house-edge/ui/page'
import { frame } from '../frame.ts'
import { here, routes } from '../routes.ts'
import { words } from '../words.ts'
import { HtmlPage } from './html-page.tsx'

export const generateMetadata = () => ({ title: words().notFound })

/** What visitors see at an address that has nothing. */
export default function NotFoundPage() {
  return (
    <HtmlPage>
      {frame(
        <ErrorPage status={404}>
          <p>
            <a href={here(routes.home)}>{words().toFirstPage}</a>
          </p>
        </ErrorPage>,
      )}
    </HtmlPage>
  )
}
