import { ExampleError } from './example-error.ts'
/** What the drives do as editors, at the embedded content service. */
interface ContentDesk {
  /** Saves a draft. */
  draft(id: string, data: Readonly<Record<string, unknown>>): Promise<void>
  publish(id: string): Promise<void>
  /** @returns The token of a preview that opens at a document. */
  preview(id: string): Promise<string>
}

/** @param endpoint - Of the Content API, e.g. `http://127.0.0.1:4400/api/v2`. */
export function contentDesk(endpoint: string): ContentDesk {
  const api = new URL('/desk/api/', endpoint)
  const call = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const answer = await fetch(new URL(path, api), {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok)
      throw new ExampleError(`The desk answered ${method} ${path} with ${answer.status}: ${text}`)
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  }
  return {
    async draft(id, data) {
      const { version } = await call('GET', `documents/${id}`)
      await call('PUT', `documents/${id}/draft`, { data }, { 'if-match': `"${String(version)}"` })
    },
    async publish(id) {
      await call('POST', `documents/${id}/publish`)
    },
    async preview(id) {
      return String((await call('POST', 'previews', { documentId: id }))['token'])
    },
  }
}
