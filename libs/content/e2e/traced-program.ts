/** Reads with a tracer, and writes the spans to standard output: see ../src/tracing/traced-reads.test.ts. @module */
import { createContentClient } from '../src/client/create-client.ts'
import { buildDocument } from '../src/testing/build-document.ts'
import { collectSpans } from '../../../vitest.spans.ts'
import { memoryService } from '../src/testing/memory-service.ts'

const spans = await collectSpans(async (tracer) => {
  const service = memoryService([buildDocument({ type: 'article', uid: 'odds' })])
  const client = createContentClient({
    repositoryName: 'test',
    tracer,
    // As an instrumented `fetch` does.
    fetch: (...args) =>
      tracer.startActiveSpan('fetch', (span) => service.fetch(...args).finally(() => span.end())),
    limits: { maxAttempts: 1 },
  })
  await client.getByUid('article', 'odds')
  await tracer.startActiveSpan('page', (span) => client.findById('nobody').finally(() => span.end()))
  service.fail({ status: 503 })
  await client.getAll('article').catch(() => undefined)
})
process.stdout.write(JSON.stringify(spans))
