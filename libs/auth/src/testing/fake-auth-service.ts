import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import { createTestKey, signToken, testClaims, type TestKey } from './test-tokens.ts'

/** How the service behaves until it is told otherwise. */
type ServiceMood =
  | { kind: 'well' }
  | { kind: 'refuses-connections' }
  | { kind: 'hangs' }
  | { kind: 'answers'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Does its work, and the answer is lost on the way. */
  | { kind: 'loses-answers' }

interface FamilyMember {
  sessionId: string
  userId: string
  child?: string
  usedAtMs?: number
}

/** An auth service in memory that rotates refresh tokens as the hosted one does. */
export interface FakeAuthService {
  fetch: typeof fetch
  key: TestKey
  mood: ServiceMood
  /** Every call by method and path, in order. */
  calls: string[]
  callsTo(path: string): number
  /** Begins a session without a call. */
  issue(user?: { userId?: string; claims?: Record<string, unknown> }): Record<string, unknown>
  /** Uses another key from now on. */
  rotateKey(options?: { retire?: boolean }): void
  /** How long answers take. */
  latencyMs: number
  /** Answers of the test's own, by path; below `/auth/v1` without that. */
  replies: Map<string, { status?: number; body: unknown }>
}

const reuseIntervalMs = 10_000
const lifetimeSeconds = 3600

export function createFakeAuthService(clock: Clock): FakeAuthService {
  const members = new Map<string, FamilyMember>()
  const ended = new Set<string>()
  let published = [createTestKey()]

  const service: FakeAuthService = {
    key: published[0] as TestKey,
    mood: { kind: 'well' },
    calls: [],
    latencyMs: 0,
    replies: new Map(),
    callsTo: (path) => service.calls.filter((call) => call.endsWith(` ${path}`)).length,
    issue(user = {}) {
      return issue(user.userId ?? randomUUID(), randomUUID(), user.claims)
    },
    rotateKey(options = {}) {
      service.key = createTestKey()
      published = options.retire ? [service.key] : [service.key, ...published]
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      const url = new URL(request.url)
      service.calls.push(`${request.method} ${url.pathname}`)
      const body = (await request.json().catch(() => ({}))) as Record<string, string>
      const { mood } = service
      if (service.latencyMs > 0) await clock.sleep(service.latencyMs, init?.signal ?? undefined)
      if (mood.kind === 'refuses-connections') return Promise.reject(new TypeError('fetch failed'))
      if (mood.kind === 'hangs') return hang(init?.signal)
      if (mood.kind === 'answers') {
        const text = typeof mood.body === 'string' ? mood.body : JSON.stringify(mood.body ?? {})
        return new Response(text, { status: mood.status, headers: mood.headers ?? {} })
      }
      const response = answer(request, url, body)
      if (mood.kind === 'loses-answers') return Promise.reject(new TypeError('terminated'))
      return response
    },
  }
  return service

  function answer(request: Request, url: URL, body: Record<string, string>): Response {
    const path = url.pathname.replace('/auth/v1', '')
    const reply = service.replies.get(path)
    if (reply) return Response.json(reply.body, { status: reply.status ?? 200 })
    if (path === '/.well-known/jwks.json') return Response.json({ keys: published.map(({ jwk }) => jwk) })
    if (path === '/token' && url.searchParams.get('grant_type') === 'refresh_token') {
      return refresh(body['refresh_token'] ?? '')
    }
    if (path === '/logout') {
      const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.')
      ended.add(JSON.parse(Buffer.from(payload, 'base64url').toString()).session_id as string)
      return new Response(null, { status: 204 })
    }
    return refuse(404, 'not_found')
  }

  function refresh(token: string): Response {
    const member = members.get(token)
    if (!member || ended.has(member.sessionId)) return refuse(400, 'refresh_token_not_found')
    const child = member.child === undefined ? undefined : members.get(member.child)
    if (member.child !== undefined && child) {
      const isParentOfActive = child.child === undefined
      const isWithinInterval = clock.now() - (member.usedAtMs ?? 0) < reuseIntervalMs
      if (isParentOfActive || isWithinInterval) return Response.json(respond(member.child, child))
      ended.add(member.sessionId)
      return refuse(400, 'refresh_token_already_used')
    }
    const next = issue(member.userId, member.sessionId)
    member.child = next['refresh_token']
    member.usedAtMs = clock.now()
    return Response.json(next)
  }

  function issue(userId: string, sessionId: string, claims: Record<string, unknown> = {}) {
    const token = randomBytes(9).toString('base64url')
    const member = { userId, sessionId }
    members.set(token, member)
    return respond(token, member, claims)
  }

  function respond(token: string, member: FamilyMember, claims: Record<string, unknown> = {}) {
    const identity = { sub: member.userId, session_id: member.sessionId, ...claims }
    const payload = testClaims(clock.now(), identity)
    return {
      access_token: signToken(service.key, payload),
      refresh_token: token,
      expires_in: lifetimeSeconds,
      expires_at: payload['exp'],
      token_type: 'bearer',
      user: { id: member.userId },
    }
  }
}

function refuse(status: number, code: string): Response {
  return Response.json({ code: status, error_code: code, msg: code }, { status })
}

function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })
}
