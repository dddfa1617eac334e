import { questionPage } from '@house-edge/publishing/next'
import { content } from '../../content.ts'
import { readSearch } from '../../search/read-search.ts'
import { search } from '../../search/search-question.ts'

/** Rendered for each question. */
export const dynamic = 'force-dynamic'

const page = questionPage(content, search, readSearch)
export const { generateMetadata } = page
export default page.Page
