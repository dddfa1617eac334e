/** Reports failures to OpenTelemetry's own SDK, and writes the spans to standard output: see ../src/reporting/reporting.test.ts. @module */
import * as telemetry from '@opentelemetry/api'
import { finishedSpans } from '../../../vitest.spans.ts'
import { toOpenTelemetry } from '../src/reporting/open-telemetry.ts'

const failure = { request: { method: 'GET', path: '/about' }, route: '/:uid', reference: '4f2a' }
const finished = await finishedSpans(async (tracer) => {
  const report = toOpenTelemetry(telemetry)
  await tracer.startActiveSpan('request', async (span) => {
    await report({ ...failure, error: new TypeError('broke') })
    span.end()
  })
  await report({ ...failure, error: 'text' })
})
const spans = finished.map(({ name, status, attributes, events }) => ({
  name,
  status,
  attributes,
  exceptions: events.map((event) => event.attributes?.['exception.message']),
}))
process.stdout.write(JSON.stringify(spans))
