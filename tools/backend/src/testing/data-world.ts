import { beforeAll } from 'vitest'
import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js'
import { useBackend, type TestBackend } from './test-backend.ts'

const migrations: string = new URL('data', import.meta.url).pathname

/** A request whose headers are a plain object. */
export type PlainRequest = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

interface DataWorld {
  backend: TestBackend
  /** Row level security lets everyone do everything here. */
  client: SupabaseClient
  /** A request that the vendor's client would not send. */
  ask(path: string, init?: PlainRequest): Promise<Response>
}

/** A backend with tables and functions of every kind. */
export function useData(): DataWorld {
  const backend = useBackend({ migrations })
  const world = { backend } as DataWorld
  beforeAll(() => {
    world.client = backend.client()
    world.ask = (path, init = {}) =>
      fetch(`${backend.url}/rest/v1/${path}`, {
        ...init,
        headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...init.headers },
      })
  })
  return world
}

/** The vendor's type lets those call it only who have told it the version of their project. */
export function affectingAtMost(query: object, rows: number): Promise<PostgrestSingleResponse<unknown>> {
  return (query as { maxAffected(rows: number): Promise<PostgrestSingleResponse<unknown>> }).maxAffected(rows)
}
