import { utimes, writeFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js'
import { afterAll, describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const folder = await mkdtemp(join(tmpdir(), 'backend-functions-'))
await cp(new URL('../testing/functions', import.meta.url), folder, { recursive: true })
const backend = useBackend({ functions: folder, functionLimitMs: 1500 })
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('functions', () => {
  // shows R147
  it('get the client’s input, and their project', async () => {
    const { data, error } = await backend
      .client()
      .functions.invoke('echo/part?q=1', { body: { a: 1 }, headers: { 'x-region': 'eu-west-1' } })
    expect(error).toBeNull()
    expect(data).toEqual({
      method: 'POST',
      path: '/echo/part?q=1',
      body: '{"a":1}',
      region: 'eu-west-1',
      url: backend.url,
      isBackendVisible: false,
    })
  })

  // shows R179
  it('answer other statuses as errors with the response', async () => {
    const { error } = await backend.client().functions.invoke('echo/teapot')
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect((error as FunctionsHttpError).context.status).toBe(418)
  })

  it.each(['nothing', '_http', '..%2f..%2fpackage'])('are not found under the name %s', async (name) => {
    const { error } = await backend.client().functions.invoke(name)
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect((error as FunctionsHttpError).context.status).toBe(404)
    const missed = backend.logged.filter((line) => line.includes('"action":"missing"'))
    expect(missed.at(-1)).toContain(`"function":"${name}"`)
  })

  // shows R178
  it.each([
    ['broken', 'BOOT_ERROR'],
    ['silent', 'BOOT_ERROR'],
    ['slow', 'WORKER_LIMIT'],
    ['ender', 'WORKER_LIMIT'],
  ])('that never answer are faults of the relay: %s, %s', async (name, code) => {
    const { error } = await backend.client().functions.invoke(name)
    expect(error).toBeInstanceOf(FunctionsRelayError)
    const { context } = error as FunctionsRelayError & { context: Response }
    expect(await context.json()).toMatchObject({ code })
    expect((await fetch(`${backend.url}/health`)).status).toBe(200)
  })

  it('that throw tell their log why, and their caller nothing', async () => {
    const { error } = await backend.client().functions.invoke('thrower')
    expect((error as FunctionsHttpError).context.status).toBe(500)
    expect(await (error as FunctionsHttpError).context.text()).not.toContain('secret detail')
    expect(backend.logged.some((line) => line.includes('a secret detail'))).toBe(true)
  })

  it('need an API key, except for preflights', async () => {
    expect((await fetch(`${backend.url}/functions/v1/echo`, { method: 'POST' })).status).toBe(401)
    const preflight = await fetch(`${backend.url}/functions/v1/echo`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://own.example')
  })

  it('are loaded anew when their file has changed', async () => {
    const file = join(folder, 'echo', 'index.ts')
    await writeFile(file, "Deno.serve(() => Response.json('second'))")
    await utimes(file, new Date(), new Date(Date.now() + 5000))
    expect((await backend.client().functions.invoke('echo')).data).toBe('second')
  })
})
