import type { TestBackend } from './test-backend.ts'

/** Asks the control plane, with the secret key. */
export async function ask(backend: TestBackend, method: string, path: string, body?: object) {
  const response = await fetch(`${backend.url}/control${path}`, {
    method,
    headers: { apikey: backend.secretKey },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as never }
}
