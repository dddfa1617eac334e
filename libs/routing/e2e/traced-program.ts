/** Reports failures to OpenTelemetry's own SDK, and writes the spans to standard output: see ../src/reporting/reporting.test.ts. @module */
import * as telemetry from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { toOpenTelemetry } from '../src/reporting/open-telemetry.ts'

const exporter = new InMemorySpanExporter()
telemetry.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
telemetry.trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
)
const report = toOpenTelemetry(telemetry)
const failure = { request: { method: 'GET', path: '/about' }, route: '/:uid', reference: '4f2a' }
await telemetry.trace.getTracer('site').startActiveSpan('request', async (span) => {
  await report({ ...failure, error: new TypeError('broke') })
  span.end()
})
await report({ ...failure, error: 'text' })
const spans = exporter.getFinishedSpans().map(({ name, status, attributes, events }) => ({
  name,
  status,
  attributes,
  exceptions: events.map((event) => event.attributes?.['exception.message']),
}))
process.stdout.write(JSON.stringify(spans))
