import type { Question } from '@house-edge/publishing'
import { Button } from '@house-edge/ui'
import { Form, TextField } from '@house-edge/ui/forms'
import { Container, EmptyState, PageHeader, ResultList } from '@house-edge/ui/page'
import { createElement } from 'react'

/** What is asked: plain data, with everything that the page depends on besides the content. */
export interface Asked {
  words: string
}

/** What the page shows. */
export interface Found extends Asked {
  pages: readonly { id: string; title: string; href: string }[]
}

/** The search, at `/search?q=`. It may use nothing of the framework: the server in front renders it without. */
export const search: Question<Asked, Found> = {
  ask: ({ query }) => ({ words: ([query['q'] ?? ''].flat()[0] ?? '').slice(0, 100).trim() }),
  head: ({ words }) => ({ title: `${words === '' ? 'Search' : `Search: ${words}`} · A new site` }),
  view: ({ words, pages }, above) =>
    createElement(
      Container,
      null,
      above,
      createElement(PageHeader, { title: 'Search' }),
      createElement(
        Form,
        { action: '/search', method: 'get', actions: createElement(Button, { type: 'submit' }, 'Search') },
        createElement(TextField, { name: 'q', label: 'Words', type: 'search', defaultValue: words }),
      ),
      pages.length > 0
        ? createElement(ResultList, { results: pages })
        : words !== '' &&
            createElement(EmptyState, { title: `Nothing found for “${words}”` }, 'Fewer words find more.'),
    ),
}
