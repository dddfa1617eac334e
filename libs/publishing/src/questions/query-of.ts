import type { QuestionRequest } from '../site/question.ts'

/** The parameters of a query, as Next hands them to pages. */
export function queryOf(query: URLSearchParams): QuestionRequest['query'] {
  const values = [...new Set(query.keys())].map((name) => {
    const all = query.getAll(name)
    return [name, all.length > 1 ? all : (all[0] ?? '')] as const
  })
  // Own properties, whatever a visitor calls them.
  return Object.fromEntries(values)
}
