/** Spans of a program that a test starts: OpenTelemetry's own SDK keeps what it uses on the global object. @module */
import { context, trace, type Tracer } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base'

/** What the tests look at of a span that has ended. */
export interface CollectedSpan {
  name: string
  id: string
  parent: string | undefined
  attributes: Record<string, unknown>
  /** 2 is an error. */
  status: number
  events: string[]
}

/** Runs work as in a site that has set up the SDK. @returns The spans that ended meanwhile. */
export async function finishedSpans(work: (tracer: Tracer) => Promise<unknown>): Promise<ReadableSpan[]> {
  const exporter = new InMemorySpanExporter()
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
  )
  await work(trace.getTracer('site'))
  trace.disable()
  context.disable()
  return exporter.getFinishedSpans()
}

/** The same, as a test can compare it. */
export async function collectSpans(work: (tracer: Tracer) => Promise<unknown>): Promise<CollectedSpan[]> {
  const spans = await finishedSpans(work)
  return spans.map((span) => ({
    name: span.name,
    id: span.spanContext().spanId,
    parent: span.parentSpanContext?.spanId,
    attributes: span.attributes,
    status: span.status.code,
    events: span.events.map(({ name }) => name),
  }))
}
