/**
 * Shows a running site every forged token there is, made with the backend's own
 * key where that makes the forgery better: none may be accepted, and none may
 * cost a call of the backend.
 *
 * @module
 */
import assert from 'node:assert'
import { createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgeTokens } from '../src/testing/forged-tokens.ts'
import { createTestKey, signToken, testClaims, type TestKey } from '../src/testing/test-tokens.ts'
import { conclude, startBackendProcess, startSiteProcess } from './stack.ts'

const backend = await startBackendProcess()
const site = await startSiteProcess(backend.ready)
const key = readSigningKey(backend.folder)
const usual = { iss: `${backend.ready.url}/auth/v1` }
const cookieName = `sb-${new URL(backend.ready.url).hostname.split('.')[0]}-auth-token`

const genuine = await show(signToken(key, testClaims(Date.now(), usual)), '/account')
const stranger = createTestKey()
const forged = [
  ...forgeTokens(key, Date.now(), usual),
  ...Array.from({ length: 40 }, (_, index) => ({
    name: `an unheard-of key ${index}`,
    token: signToken({ ...stranger, kid: `invented-${index}` }, testClaims(Date.now(), usual)),
  })),
]
await backend.control('DELETE', '/requests')

const accepted: string[] = []
const odd: string[] = []
for (const { name, token } of forged) {
  for (const path of ['/account', '/account/security', '/casino-blog/odds']) {
    const { status, state } = await show(token, path)
    if (state === 'signed-in') accepted.push(`${name} at ${path}`)
    const expected = path.startsWith('/account') ? 303 : 200
    if (status !== expected) odd.push(`${name} at ${path}: ${status}`)
  }
}
const { requests } = (await backend.control('GET', '/requests?path=/')) as { requests: { path: string }[] }
const keyCalls = requests.filter(({ path }) => path.endsWith('/jwks.json')).length
await Promise.all([site, backend].map((one) => one.stop()))

conclude(
  'Forged and tampered tokens',
  [
    ['a genuine token, to begin with', genuine.state],
    ['forged tokens', forged.length],
    ['requests', forged.length * 3],
    ['accepted', accepted.length],
    ['answered otherwise than to a visitor without a session', odd.length],
    ['calls of the backend, but for the list of keys', requests.length - keyCalls],
    ['calls for the list of keys, for all names nobody knows', keyCalls],
  ],
  [
    ...(genuine.state === 'signed-in' ? [] : ['the genuine token was refused, so the rest proves nothing']),
    ...accepted,
    ...odd,
    ...(forged.length < 200 ? ['there are fewer than 200 forgeries'] : []),
    ...(requests.length > keyCalls || keyCalls > 1 ? ['forgeries cost calls of the backend'] : []),
  ],
)

/** Presents a token in a cookie as the vendor's library writes it. */
async function show(token: string, path: string): Promise<{ status: number; state: string }> {
  const session = { access_token: token, refresh_token: 'invented', expires_at: 1, expires_in: 3600 }
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  const response = await fetch(`${site.ready.origin}${path}`, {
    headers: { cookie: `${cookieName}=${value}` },
    redirect: 'manual',
  })
  const text = await response.text()
  const state = response.status === 200 ? (JSON.parse(text) as { state: string }).state : ''
  return { status: response.status, state }
}

function readSigningKey(folder: string): TestKey {
  const { signingKeys } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as {
    signingKeys: { kid: string; privateJwk: JsonWebKey }[]
  }
  const [first] = signingKeys
  assert(first, 'The backend has no signing key.')
  const privateKey = createPrivateKey({ key: first.privateJwk, format: 'jwk' })
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' })
  return { kid: first.kid, privateKey, jwk: { ...jwk, kid: first.kid, alg: 'ES256', use: 'sig' } }
}
