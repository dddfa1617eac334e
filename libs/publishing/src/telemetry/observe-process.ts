import {
  context,
  type Meter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import type { ContentErrorCode, ContentEvent } from '@house-edge/content'
import type { TraceContext } from '@house-edge/serving/log'
import type { ObservedEvent, ProcessObserver } from '../observing/observer.ts'
import { attributes as name, methodOf, typeOfError } from './names.ts'

/** Seconds: the bounds that OpenTelemetry advises for HTTP. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const lags = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

/**
 * Creates what watches a process, by the counters of a meter and the spans of a tracer.
 *
 * @param tracer `undefined`: no spans are wanted, and traces of others are passed on as they came.
 * @param now A monotonic clock. Milliseconds.
 */
export function createObserver(meter: Meter, tracer: Tracer | undefined, now: () => number): ProcessObserver {
  const server = meter.createHistogram('http.server.request.duration', {
    description: 'Duration of requests that were not answered from memory at once.',
    unit: 's',
    advice: { explicitBucketBoundaries: durations },
  })
  const client = meter.createHistogram('http.client.request.duration', {
    description: 'Duration of calls of other services, until their headers have come.',
    unit: 's',
    advice: { explicitBucketBoundaries: durations },
  })
  const count = createCounting(meter)

  return {
    tracer,
    count,
    follow: ({ method, path, kind, requestId, trace: parent }) => {
      const span = tracer?.startSpan(
        `${methodOf(method)} ${kind}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            [name.method]: methodOf(method),
            [name.route]: kind,
            'url.path': path,
            'house_edge.request_id': requestId,
          },
        },
        propagation.extract(ROOT_CONTEXT, parent ?? {}),
      )
      const within = span && trace.setSpan(ROOT_CONTEXT, span)
      return {
        trace: span ? traceOf(span) : parent,
        run: (answer) => (within ? context.with(within, answer) : answer()),
        end: ({ outcome, status, seconds, isWhole }) => {
          server.record(seconds, {
            [name.method]: methodOf(method),
            [name.route]: kind,
            [name.status]: status,
            [name.outcome]: outcome,
          })
          span?.setAttributes({ [name.status]: status, [name.outcome]: outcome })
          if (status >= 500 || !isWhole) span?.setStatus({ code: SpanStatusCode.ERROR })
          span?.end()
        },
      }
    },
    call: async ({ service, method }, send) => {
      const labels = { [name.service]: service, [name.method]: methodOf(method) }
      const span = tracer?.startSpan(methodOf(method), { kind: SpanKind.CLIENT, attributes: labels })
      const began = now()
      const end = (ending: Record<string, string | number>): void => {
        client.record((now() - began) / 1_000, { ...labels, ...ending })
        span?.setAttributes(ending)
        if (name.errorType in ending) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      }
      try {
        const answer = await send(span ? headersOf(span) : {})
        const { status } = answer
        end({ [name.status]: status, ...(status >= 400 && { [name.errorType]: String(status) }) })
        return answer
      } catch (error) {
        end({ [name.errorType]: typeOfError(error) })
        throw error
      }
    },
  }
}

/** The headers by which other services are told of a span. */
function headersOf(span: Span): Record<string, string> {
  const carrier: Record<string, string> = {}
  propagation.inject(trace.setSpan(context.active(), span), carrier)
  return carrier
}

function traceOf(span: Span): TraceContext | undefined {
  const { traceparent, tracestate } = headersOf(span)
  return traceparent === undefined ? undefined : { traceparent, tracestate }
}

const refusals: readonly ContentErrorCode[] = [
  'content/unauthorized',
  'content/forbidden',
  'content/repository-not-found',
]
const unkept = ['deferred', 'unconfirmed', 'unforgotten', 'refused'] as const
/** Of `@house-edge/auth`, which this library does not know. */
const noticeKinds = ['keys-unavailable', 'foreign-token', 'session-not-stored', 'message-not-sent']

/** What happened to a snapshot is four different things. */
function eventOf(event: ContentEvent): string {
  return event.type === 'snapshot' ? `snapshot-${event.action}` : event.type
}

function createCounting(meter: Meter): ProcessObserver['count'] {
  const counter = (of: string, description: string) =>
    meter.createCounter(`house_edge.${of}`, { description })
  const content = counter('content.events', 'What the reading of content reports, such as retries.')
  const publishes = counter(
    'publishes',
    'Calls of the webhook, and publishes found without, by their answer.',
  )
  const signIns = counter('sign_ins', 'Attempts to sign in, and what became of them.')
  const notices = counter('sign_in.notices', 'What an operator should know of the sign-in.')
  const lines = counter('log.lines', 'Lines of the log at warn and error.')
  const lag = meter.createHistogram('house_edge.publish.lag', {
    description: 'From the publication of a document until this process shows no older page.',
    unit: 's',
    advice: { explicitBucketBoundaries: lags },
  })
  // A counter that begins at one has not grown, so what is alerted on begins at nothing.
  for (const code of refusals) content.add(0, { [name.event]: 'refresh-failed', [name.code]: code })
  content.add(0, { [name.event]: 'snapshot-failed' })
  for (const status of unkept) publishes.add(0, { [name.outcome]: status, [name.caller]: 'service' })
  for (const kind of noticeKinds) notices.add(0, { [name.kind]: kind })
  for (const about of ['edge', 'snapshot']) lines.add(0, { [name.level]: 'error', [name.about]: about })
  signIns.add(0, { [name.by]: 'password', [name.outcome]: 'limited' })
  let isOpen = false
  meter
    .createObservableGauge('house_edge.content.circuit_open', {
      description: '1 while the content service is not asked, because it has failed too often.',
    })
    .addCallback((result) => result.observe(isOpen ? 1 : 0))

  return (event: ObservedEvent) => {
    switch (event.name) {
      case 'content': {
        const { event: told } = event
        if (told.type === 'circuit') isOpen = told.isOpen
        content.add(1, { [name.event]: eventOf(told), ...('code' in told && { [name.code]: told.code }) })
        return
      }
      case 'publish':
        publishes.add(1, { [name.outcome]: event.status, [name.caller]: event.caller })
        if (event.lagMs !== undefined) lag.record(event.lagMs / 1_000, { [name.caller]: event.caller })
        return
      case 'sign-in':
        return signIns.add(1, { [name.by]: event.by, [name.outcome]: event.outcome })
      case 'sign-in-notice':
        return notices.add(1, { [name.kind]: event.kind })
      case 'log':
        return lines.add(1, { [name.level]: event.level, [name.about]: event.about })
    }
  }
}
