import { NoFigureError } from '../no-figure-error.ts'
/** An editor at the desk of the content service. */
export interface Editor {
  /** Publishes another title for a document. */
  publishTitle: (id: string, title: string) => Promise<void>
  /** Writes and publishes a new page. */
  publishPage: (uid: string, title: string) => Promise<void>
}

interface Detail {
  version: string
  draft: { document: { data: Record<string, unknown> } } | null
  published: { document: { data: Record<string, unknown> } } | null
}

/** @param origin The content service itself, past any broken line. */
export function createEditor(origin: string): Editor {
  return {
    publishTitle: async (id, title) => {
      const detail = (await call('GET', `/documents/${id}`)) as Detail
      const data = (detail.draft ?? detail.published)?.document.data
      await call(
        'PUT',
        `/documents/${id}/draft`,
        { data: { ...data, title } },
        { 'if-match': detail.version },
      )
      await call('POST', `/documents/${id}/publish`)
    },
    publishPage: async (uid, title) => {
      const made = await call('POST', '/documents', { type: 'page', uid, data: { title, lead: 'New.' } })
      const { id } = (made as { summary: { id: string } }).summary
      await call('POST', `/documents/${id}/publish`)
    },
  }

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const response = await fetch(`${origin}/desk/api${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok)
      throw new NoFigureError(
        `The desk answered ${response.status} to ${method} ${path}, so nothing is published: ${text}`,
      )
    return text ? JSON.parse(text) : undefined
  }
}
