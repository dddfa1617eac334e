import { questionPage } from '@house-edge/publishing/next'
import { content } from '../../content.ts'
import { speakIn } from '../../language.ts'
import { readSearch } from '../../search/read-search.ts'
import { search } from '../../search/search-question.ts'
import { HtmlPage } from '../html-page.tsx'

/** Rendered for each question. */
export const dynamic = 'force-dynamic'

const { generateMetadata, Page: render } = questionPage(content, search, readSearch, undefined, speakIn)
export { generateMetadata }

export default async function SearchPage(props: Parameters<typeof render>[0]) {
  return <HtmlPage>{await render(props)}</HtmlPage>
}
