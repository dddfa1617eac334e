import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An auth service that takes its time: signing keys, and who a token belongs to. */
interface Upstream {
  url: string
  calls(): number
  /** An access token, each of another session. */
  issue(): string
  close(): void
}

export async function startUpstream(latencyMs: number): Promise<Upstream> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomUUID()
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }]
  const user = { id: randomUUID(), aud: 'authenticated', email: 'reader@example.com' }
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    const body = JSON.stringify(request.url?.endsWith('jwks.json') ? { keys } : user)
    setTimeout(() => response.setHeader('content-type', 'application/json').end(body), latencyMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    calls: () => calls,
    issue() {
      const iat = Math.floor(Date.now() / 1000)
      const claims = {
        iss: `${url}/auth/v1`,
        aud: 'authenticated',
        sub: user.id,
        role: 'authenticated',
        aal: 'aal1',
        session_id: randomUUID(),
        email: user.email,
        iat,
        exp: iat + 3600,
      }
      const input = `${encode({ alg: 'ES256', typ: 'JWT', kid })}.${encode(claims)}`
      const signature = createSign('sha256')
        .update(input)
        .sign({ key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `${input}.${signature.toString('base64url')}`
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
