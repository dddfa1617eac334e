import { request as httpRequest } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../stack/journey.ts'
import { backendOrigin } from '../stack/services.ts'
import { slot } from '../stack/slot.ts'
import { createAccount, password } from '../stack/visitors.ts'
import { forgeries, keyless, png, questions, tables, uploads } from './data.ts'

function publishableKey(): string {
  const keys = readFileSync(join(slot.state, 'backend/keys.json'), 'utf8')
  return (JSON.parse(keys) as { publishableKey: string }).publishableKey
}

interface Reader {
  id: string
  token: string
}

async function reader(): Promise<Reader> {
  const email = await createAccount()
  const { body } = await call('POST', '/auth/v1/token?grant_type=password', {
    body: JSON.stringify({ email, password }),
  })
  const { access_token: token, user } = JSON.parse(body) as { access_token: string; user: { id: string } }
  return { id: user.id, token }
}

/** Asks the backend for a path as it is written. */
function call(
  method: string,
  path: string,
  {
    token,
    key = publishableKey(),
    headers = {},
    body,
  }: { token?: string; key?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  const { hostname, port } = new URL(backendOrigin)
  return new Promise((resolve, reject) => {
    const given = {
      'content-type': 'application/json',
      ...(key && { apikey: key }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      // Who is refused a long body is hung up on, and must not be asked again on the same line.
      connection: 'close',
      ...headers,
    }
    const request = httpRequest({ hostname, port, path, method, headers: given }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

// shows HK
test('hostile uploads are refused or sent as pictures', async () => {
  const [me, other] = [await reader(), await reader()]
  const send = (
    { path, type = 'image/png', body = png, upsert }: (typeof uploads)[number][2],
    by = me.token,
  ) =>
    call('POST', `/storage/v1/object/avatars/${path.replace('{me}', me.id).replace('{other}', other.id)}`, {
      token: by,
      headers: { 'content-type': type, ...(upsert && { 'x-upsert': 'true' }) },
      body,
    })
  expect((await send({ path: '{other}/a.png' }, other.token)).status).toBe(200)
  for (const [row, what, upload, status] of uploads) {
    const answer = await send(upload)
    const { statusCode } = JSON.parse(answer.body) as { statusCode?: string | number }
    expect.soft(String(statusCode ?? answer.status), `HK ${row} ${what}`).toBe(String(status))
  }
  const kept = await call('GET', `/storage/v1/object/public/avatars/${me.id}/a.png`)
  expect(kept.headers, 'HK 121').toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  })
  expect(String(kept.headers['content-security-policy']), 'HK 121').toContain('sandbox')

  const anonymous = await send({ path: '{me}/z.png' }, '')
  expect(JSON.parse(anonymous.body), 'HK 127').toMatchObject({ statusCode: '403' })
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1)
    statuses.push((await send({ path: `{me}/n${count}.png` })).status)
  expect(statuses.filter((status) => status === 200).length, 'HK 129').toBe(8)
})

// shows HL
test('hostile database questions get less than they ask for', async () => {
  const { token } = await reader()
  for (const [path, visitor, known] of questions) {
    expect.soft((await call('GET', `/rest/v1/${path}`)).status, `HL 130 ${path}`).toBe(visitor)
    expect.soft((await call('GET', `/rest/v1/${path}`, { token })).status, `HL 130 ${path}`).toBe(known)
  }
})

// shows HL
test('strangers read, change and write nothing of others', async () => {
  const [me, other] = [await reader(), await reader()]
  const row = { document_id: 'page_about', user_id: me.id }
  const kept = { token: me.token, body: JSON.stringify(row) }
  expect((await call('POST', '/rest/v1/saved_items', kept)).status).toBe(201)

  for (const [table, columns] of Object.entries(tables)) {
    const whose =
      table === 'profiles'
        ? `id=eq.${me.id}`
        : table === 'newsletter_subscribers'
          ? 'email=neq.x'
          : `user_id=eq.${me.id}`
    const path = `/rest/v1/${table}?${whose}`
    for (const [method, body] of [['GET'], ['PATCH', JSON.stringify(columns)], ['DELETE']] as const) {
      const visitor = await call(method, path, body ? { body } : {})
      expect.soft(visitor.status, `HL 131 ${table} ${method}`).toBe(401)
      const headers = { prefer: 'return=representation' }
      const stranger = await call(method, path, { token: other.token, headers, ...(body && { body }) })
      // Without the right the table is shut; with it, there is nothing of anybody else in it.
      expect
        .soft(
          stranger.status === 403 || stranger.body === '[]',
          `HL 131 ${table} ${method} ${stranger.status} ${stranger.body}`,
        )
        .toBe(true)
    }
  }
  for (const [table, columns] of Object.entries(forgeries)) {
    const body = JSON.stringify({ ...columns, user_id: me.id })
    for (const token of [undefined, other.token]) {
      const { status } = await call('POST', `/rest/v1/${table}`, { ...(token && { token }), body })
      expect.soft(status, `HL 132 ${table}`).toBe(token ? 403 : 401)
    }
  }
  const mine = await call('GET', '/rest/v1/saved_items?select=document_id', { token: me.token })
  expect(JSON.parse(mine.body)).toEqual([{ document_id: 'page_about' }])
})

// shows HL
test('without a right key nothing is answered', async () => {
  for (const path of keyless) {
    for (const key of ['', 'wrong', 'sb_publishable_wrong'])
      expect.soft((await call('GET', path, { key })).status, `HL 134 ${path} ${key}`).toBe(401)
  }
})

// shows HL
test('hostile frames of realtime end at most their own socket', async () => {
  const url = `${backendOrigin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey()}&vsn=1.0.0`
  const { token } = await reader()
  const join_ = (topic: unknown) =>
    JSON.stringify({
      topic,
      event: 'phx_join',
      payload: { config: { private: true }, access_token: token },
      ref: '1',
    })
  for (const [what, frame] of [
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a topic that is no text', join_(7)],
    ['a topic of nobody', join_('__proto__')],
    ['the channel of somebody else', join_('realtime:user:00000000-0000-4000-8000-000000000000')],
    ['a frame of 4 MB', 'x'.repeat(4_194_304)],
  ] as const) {
    const outcome = await new Promise<string>((resolve, reject) => {
      const socket = new WebSocket(url)
      let isOpen = false
      socket.addEventListener('open', () => {
        isOpen = true
        socket.send(frame)
        socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'beat' }))
      })
      const heard: string[] = []
      socket.addEventListener('message', ({ data }) => {
        heard.push(String(data))
        if (!String(data).includes('"beat"')) return
        socket.close()
        resolve(heard.join('\n'))
      })
      socket.addEventListener('close', ({ code }) => resolve(`closed ${code}`))
      socket.addEventListener('error', () => {
        if (!isOpen) reject(new TypeError(`${what}: the socket was never opened`))
      })
    })
    expect.soft(outcome, `HL 133 ${what}`).toMatch(/"beat"|^closed 100[0-9]$/)
    expect.soft(outcome, `HL 133 ${what}`).not.toMatch(/"status":"ok".*"postgres_changes"/)
  }
  expect((await call('GET', '/auth/v1/health')).status).toBe(200)
})
