import { describe, expect, it } from 'vitest'
import type { ReadersBackend } from '../backend/readers-backend.ts'
import { listExperiences } from './experience-store.ts'

type Backend = ReadersBackend

/** A backend that has nothing, and the conditions it is asked with. */
function emptyBackend(): { backend: Backend; conditions: unknown[][] } {
  const conditions: unknown[][] = []
  const query: object = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) => {
          conditions.push([name, ...given])
          return name === 'limit' ? Promise.resolve({ data: [], error: null }) : query
        },
    },
  )
  return { backend: query as Backend, conditions }
}

describe('listExperiences', () => {
  it('begins an older page where an index can begin', async () => {
    const { backend, conditions } = emptyBackend()
    await listExperiences(backend, 'casino', { at: '2026-01-01T00:00:00+00:00', id: 'one' })
    expect(conditions).toContainEqual(['lte', 'created_at', '2026-01-01T00:00:00+00:00'])
  })

  it('begins the first page at the newest', async () => {
    const { backend, conditions } = emptyBackend()
    await listExperiences(backend, 'casino', undefined)
    expect(conditions.map(([name]) => name)).not.toContain('lte')
  })
})
