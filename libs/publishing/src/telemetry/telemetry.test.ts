import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { context, diag, metrics, propagation, trace } from '@opentelemetry/api'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ProcessObserver } from '../observing/observer.ts'
import { startTelemetry, type Telemetry, type TelemetryOptions } from './start-telemetry.ts'
import type { TelemetrySources } from './site-gauges.ts'

const traceId = 'a'.repeat(32)
const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`

/** A process whose parts have something to say. */
const sources: TelemetrySources = {
  server: {
    requestCounts: () => [
      { kind: '/casino-reviews/:uid', outcome: 'hit', count: 7 },
      { kind: '/casino-reviews/:uid', outcome: 'held', count: 0 },
    ],
    limitsReached: () => ({ bodies: 1, connections: 0, heads: 0, malformed: 0, requests: 0, slowness: 0 }),
    stage: () => 'ready',
  },
  stored: { store: { size: 3, bytes: 1_000 } as never, olderPages: () => ({ held: 2, failed: 1 }) },
  content: () => ({ documents: 5, copies: 4, copiesSize: 900, withheld: 0, checkedAtMs: 0 }) as never,
  shared: () => ({ isConnected: true, processes: 1 }),
  isShared: true,
  stateFolder: '.',
}

async function started(options: Partial<TelemetryOptions> = {}): Promise<Telemetry> {
  const log = { info: () => {}, warn: vi.fn() }
  const telemetry = await startTelemetry({ service: 'site', instance: 'here:1', log, ...options })
  onTestFinished(async () => telemetry?.stop())
  if (!telemetry) throw new TypeError('Nothing was started.')
  return telemetry
}

/** What a collector is sent, by path. */
async function collector() {
  const sent = new Map<string, Buffer>()
  const server = createServer(async (request: IncomingMessage, response) => {
    sent.set(request.url ?? '', await buffer(request))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { sent, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

afterEach(() => {
  vi.unstubAllEnvs()
  for (const api of [metrics, trace, context, propagation, diag]) api.disable()
})

const answered = { outcome: 'asked', status: 200, seconds: 0.2, isWhole: true } as const
const request = { method: 'GET', path: '/search', kind: '/search', requestId: 'n' }

/** One of everything that is counted. */
async function happen({ follow, call, count }: ProcessObserver): Promise<void> {
  const followed = follow({ ...request, method: 'BREW', trace: undefined })
  followed.run(() => {})
  followed.end(answered)
  await call({ service: 'content', method: 'GET' }, async () => ({ status: 503 }))
  await call({ service: 'backend', method: 'GET' }, () =>
    Promise.reject(Object.assign(new Error('person@example.com'), { code: 'ECONNREFUSED' })),
  ).catch(() => {})
  count({ name: 'content', event: { type: 'circuit', isOpen: true } })
  count({
    name: 'content',
    event: { type: 'refresh-failed', code: 'content/unauthorized', message: 'secret' },
  })
  count({ name: 'publish', status: 'done', caller: 'service', lagMs: 700 })
  count({ name: 'sign-in', by: 'password', outcome: 'refused' })
  count({ name: 'sign-in-notice', kind: 'keys-unavailable' })
  count({ name: 'log', level: 'error', about: 'snapshot' })
}

describe('startTelemetry', () => {
  it('says at an address of its own what Prometheus is to know', async () => {
    const telemetry = await started({ metrics: { port: 0 } })
    telemetry.watch(sources)
    await happen(telemetry.observer)
    const response = await fetch(telemetry.url ?? '')
    const text = await response.text()
    expect(telemetry.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
    for (const line of [
      'house_edge_requests_total{http_route="/casino-reviews/:uid",house_edge_outcome="hit"} 7',
      'house_edge_limits_reached_total{house_edge_limit="bodies"} 1',
      'house_edge_ready 1',
      'house_edge_pages_older{house_edge_state="held"} 2',
      'house_edge_content_circuit_open 1',
      'house_edge_content_events_total{house_edge_event="refresh-failed",house_edge_code="content/unauthorized"} 1',
      'house_edge_publishes_total{house_edge_outcome="done",house_edge_caller="service"} 1',
      'house_edge_publish_lag_bucket{house_edge_caller="service",le="1"} 1',
      'house_edge_sign_ins_total{house_edge_by="password",house_edge_outcome="refused"} 1',
      'house_edge_log_lines_total{house_edge_level="error",house_edge_about="snapshot"} 1',
      'house_edge_sharing_connected 1',
      // Begins at nothing, so that its first event is seen to have grown it.
      'house_edge_sign_in_notices_total{house_edge_kind="message-not-sent"} 0',
      'http_server_request_duration_count{http_request_method="_OTHER",http_route="/search",http_response_status_code="200",house_edge_outcome="asked"} 1',
      'http_client_request_duration_count{house_edge_service="content",http_request_method="GET",http_response_status_code="503",error_type="503"} 1',
      'http_client_request_duration_count{house_edge_service="backend",http_request_method="GET",error_type="ECONNREFUSED"} 1',
    ])
      expect(text).toContain(`${line}\n`)
    for (const name of [
      'nodejs_eventloop_delay_p99',
      'process_memory_usage',
      'process_unix_file_descriptor_count',
      'system_filesystem_usage',
    ])
      expect(text).toMatch(new RegExp(`^${name}(?:{.*})? [\\d.e+-]+$`, 'm'))
    expect(text).not.toMatch(/person|secret|held"} 0/)
  })

  it('has every metric that the alerts and the dashboard name', async () => {
    const telemetry = await started({ metrics: { port: 0 } })
    telemetry.watch(sources)
    await happen(telemetry.observer)
    const text = await (await fetch(telemetry.url ?? '')).text()
    const exposed = new Set(Array.from(text.matchAll(/^([a-z\d_]+)(?:\{| )/gm), ([, name]) => name))
    const folder = join(import.meta.dirname, '../../../../deploy/observability')
    for (const file of ['prometheus/alerts.yml', 'grafana/house-edge.json']) {
      const expressions = readFileSync(join(folder, file), 'utf8').replaceAll(/\([a-z_, ]+\)/g, '')
      const named =
        expressions.match(/\b(?:house_edge|http|nodejs|process|system|v8js)_[a-z\d_]+(?=[{\s[)])/g) ?? []
      expect(named.length).toBeGreaterThan(20)
      expect(named.filter((name) => !exposed.has(name))).toEqual([])
    }
  })

  it('answers nothing else there', async () => {
    const { url = '' } = await started({ metrics: { port: 0 } })
    expect((await fetch(new URL('/', url))).status).toBe(404)
    expect((await fetch(url, { method: 'POST' })).status).toBe(404)
  })

  it('refuses a port that another has taken, and says what to do', async () => {
    const { url = '' } = await started({ metrics: { port: 0 } })
    await expect(started({ metrics: { port: Number(new URL(url).port) } })).rejects.toMatchObject({
      code: 'publishing/metrics-port',
      message: expect.stringContaining('SITE_METRICS_PORT') as string,
    })
  })

  it.each([
    ['OTEL_METRICS_EXPORTER', 'statsd'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ])('refuses %s=%s, which it does not know', async (name, value) => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1')
    vi.stubEnv(name, value)
    await expect(started()).rejects.toMatchObject({
      code: 'publishing/telemetry-setting',
      message: expect.stringContaining(`${name} is "${value}"`) as string,
    })
  })

  it.each([
    ['no variable is set', {}],
    ['the SDK is disabled', { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }],
    ['nothing is named', { OTEL_METRICS_EXPORTER: 'none', OTEL_TRACES_EXPORTER: 'none' }],
  ])('starts nothing where %s', async (_what, variables) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    const log = { info: () => {}, warn: () => {} }
    expect(await startTelemetry({ service: 'site', instance: 'here', log })).toBeUndefined()
  })

  it('sends metrics and spans to a collector, named as the environment says', async () => {
    const { sent, url } = await collector()
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url)
    vi.stubEnv('OTEL_SERVICE_NAME', 'casino-site')
    const telemetry = await started()
    telemetry.watch(sources)
    await happen(telemetry.observer)
    await telemetry.stop()
    expect([...sent.keys()].toSorted()).toEqual(['/v1/metrics', '/v1/traces'])
    expect(sent.get('/v1/metrics')?.toString('latin1')).toContain('house_edge.publish.lag')
    for (const body of sent.values()) expect(body.toString('latin1')).toContain('casino-site')
  })

  it('goes on with the trace of a request, in calls of other services, too', async () => {
    const { url } = await collector()
    vi.stubEnv('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', `${url}/v1/traces`)
    const { observer } = await started()
    const followed = observer.follow({ ...request, trace: { traceparent } })
    expect(followed.trace?.traceparent).toMatch(new RegExp(`^00-${traceId}-(?!b{16})[0-9a-f]{16}-01$`))
    const told = await new Promise<Readonly<Record<string, string>>>((resolve) =>
      followed.run(
        () =>
          void observer.call({ service: 'content', method: 'GET' }, async (headers) => {
            resolve(headers)
            return { status: 200 }
          }),
      ),
    )
    expect(told['traceparent']).toContain(traceId)
    expect(told['traceparent']).not.toBe(followed.trace?.traceparent)
  })

  it('leaves a trace as it came where no spans are wanted', async () => {
    const { observer } = await started({ metrics: { port: 0 } })
    expect(observer.tracer).toBeUndefined()
    expect(observer.follow({ ...request, trace: { traceparent } }).trace).toEqual({ traceparent })
    await observer.call({ service: 'content', method: 'GET' }, async (headers) => {
      expect(headers).toEqual({})
      return { status: 200 }
    })
  })
})
