/**
 * `@house-edge/auth/server` in servers without Next, and in a job.
 *
 * @module
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnjudgedError } from '../unjudged-error.ts'
import type { RuntimeProgram } from './loaded-entries.ts'

/** Asks an application of its own for a page without a session, and for one that needs one. */
const asked = `
import { createAuth, createServiceBackend } from '@house-edge/auth/server'
import { defineSignInRule } from '@house-edge/auth'
const auth = createAuth({
  backend: { url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_a', secretKey: 'sb_secret_a' },
  siteOrigin: 'http://127.0.0.1',
  rule: defineSignInRule({ signIn: '/login', callback: '/confirm', include: ['/account*'] }),
})
const ask = async (origin) => {
  const said = []
  for (const path of ['/', '/account']) {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
    said.push(status, (headers.get('location') ?? '').replace(origin, ''))
  }
  console.log(JSON.stringify(said))
  process.exit(0)
}
`

/** By what takes requests. */
const servers: Readonly<Record<string, string>> = {
  Hono: `${asked}
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
const app = new Hono()
app.all('*', (c) => auth.proxy(c.req.raw, () => new Response('a page')))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => ask('http://127.0.0.1:' + port))
`,
  Express: `${asked}
import express from 'express'
const app = express()
app.use(async (req, res) => {
  const request = new Request('http://' + req.headers.host + req.originalUrl, { method: req.method, headers: req.headers })
  const answer = await auth.proxy(request, () => new Response('a page'))
  res.status(answer.status).set(Object.fromEntries(answer.headers)).send(await answer.text())
})
const server = app.listen(0, '127.0.0.1', () => ask('http://127.0.0.1:' + server.address().port))
`,
  'a job': `${asked}
const backend = createServiceBackend({ url: 'http://127.0.0.1:9', secretKey: 'sb_secret_a' })
const { error } = await backend.from('profiles').select('id')
console.log(error === null ? 'somebody answered' : 'nobody answers')
process.exit(0)
`,
}

/**
 * Runs them in Node and in these.
 *
 * @throws {UnjudgedError} One of them answered otherwise.
 */
export function serversThatAsk(folder: string, others: readonly RuntimeProgram[]): string[] {
  return Object.entries(servers).flatMap(([name, code]) => {
    const file = join(folder, `server-${name.replaceAll(/\W/g, '')}.mjs`)
    writeFileSync(file, code)
    return [{ name: 'Node', line: [process.execPath] }, ...others].map(({ name: runtime, line }) => {
      const [program = '', ...rest] = [...line, file]
      const said = execFileSync(program, rest, { cwd: folder, encoding: 'utf8', timeout: 60_000 })
      if (!/^(?:\[200,"",303,"http:\/\/127\.0\.0\.1\/login|nobody answers)/.test(said))
        throw new UnjudgedError(`@house-edge/auth/server with ${name} in ${runtime} said ${said}`)
      return `${name} in ${runtime}`
    })
  })
}
