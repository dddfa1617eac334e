import type { Question } from '@house-edge/publishing'
import { Button } from '@house-edge/ui'
import { Form, TextField } from '@house-edge/ui/forms'
import { Container, EmptyState, PageHeader, ResultList } from '@house-edge/ui/page'
import { createElement } from 'react'
import { words } from '../words.ts'

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
  head: ({ words: asked }) => ({
    title: `${asked === '' ? words.search : words.searchFor(asked)} · A new site`,
  }),
  view: ({ words: asked, pages }, above) =>
    createElement(
      Container,
      null,
      above,
      createElement(PageHeader, { title: words.search }),
      createElement(
        Form,
        {
          action: '/search',
          method: 'get',
          actions: createElement(Button, { type: 'submit' }, words.search),
        },
        createElement(TextField, {
          name: 'q',
          label: words.searchWords,
          type: 'search',
          defaultValue: asked,
        }),
      ),
      pages.length > 0
        ? createElement(ResultList, { results: pages })
        : asked !== '' && createElement(EmptyState, { title: words.nothingFor(asked) }, words.fewerWords),
    ),
}
