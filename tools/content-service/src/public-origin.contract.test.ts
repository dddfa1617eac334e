import { expect, it, vi } from 'vitest'
import { startTestService } from './testing/start-test-service.ts'

const ports = vi.hoisted(() => [] as number[])

// What is reached by another origin does not say where it listens.
vi.mock(import('./transport/listen.ts'), async (original) => {
  const { listen } = await original()
  return {
    listen: async (fetch, options) => {
      const listening = await listen(fetch, options)
      ports.push(listening.port)
      return listening
    },
  }
})

it.each([
  ['https://desk.example', '; Path=/; HttpOnly; Secure; SameSite=Strict'],
  ['http://desk.example', '; Path=/; HttpOnly; SameSite=Strict'],
])('a service that is reached at %s sends its cookie with %j', async (publicOrigin, flags) => {
  await startTestService({ service: { publicOrigin, deskToken: 'a-long-desk-token' } })
  const address = `http://127.0.0.1:${ports.at(-1)}/desk/login?token=a-long-desk-token`
  const { headers } = await fetch(address, { redirect: 'manual' })
  expect(headers.getSetCookie()).toEqual([`content_service_desk=a-long-desk-token${flags}`])
})
