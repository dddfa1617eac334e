import type { Question } from '@house-edge/publishing'
import { Button } from '@house-edge/ui'
import { Form, TextField } from '@house-edge/ui/forms'
import { Container, EmptyState, PageHeader, ResultList } from '@house-edge/ui/page'
import { createElement } from 'react'
import { frame } from '../frame.ts'
import { here, routes } from '../routes.ts'
import { words } from '../words.ts'

/** What is asked: plain data, with everything that the page depends on besides the content. */
export interface Asked {
  words: string
}

/** What the page shows. */
export interface Found extends Asked {
  pages: readonly { id: string; title: string | undefined; href: string }[]
}

/** The search, at `/search?q=`. It may use nothing of the framework: the server in front renders it without. */
export const search: Question<Asked, Found> = {
  ask: ({ query }) => ({ words: ([query['q'] ?? ''].flat()[0] ?? '').slice(0, 100).trim() }),
  head: ({ words: asked }) => ({
    title: `${asked === '' ? words().search : words().searchFor(asked)} · A new site`,
  }),
  view: ({ words: asked, pages }, above) => {
    const said = words()
    const path = here(routes.search)
    const results = pages.map((page) => ({ ...page, title: page.title ?? said.untitled }))
    const page = createElement(
      Container,
      null,
      above,
      createElement(PageHeader, { title: said.search }),
      createElement(
        Form,
        { action: path, method: 'get', actions: createElement(Button, { type: 'submit' }, said.search) },
        createElement(TextField, {
          name: 'q',
          label: said.searchWords,
          type: 'search',
          defaultValue: asked,
        }),
      ),
      results.length > 0
        ? createElement(ResultList, { results })
        : asked !== '' && createElement(EmptyState, { title: said.nothingFor(asked) }, said.fewerWords),
    )
    return frame(page, { path, query: new URLSearchParams(asked === '' ? {} : { q: asked }) })
  },
}
