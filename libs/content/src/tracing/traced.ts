/** The part of a span of `@opentelemetry/api` that is used here. */
interface TracedSpan {
  setAttribute: (key: string, value: string | number) => unknown
  setStatus: (status: { code: number; message?: string }) => unknown
  recordException: (error: Error) => void
  end: () => void
}

/** The part of a tracer of `@opentelemetry/api` that is used here, so that this package does not depend on it. */
export interface Tracer {
  startActiveSpan: <T>(
    name: string,
    options: { attributes: Record<string, string> },
    work: (span: TracedSpan) => T,
  ) => T
}

/** `SpanStatusCode.ERROR`. */
const errorStatus = 2

/** Runs work in a span of its own, which ends with it and says with which error. */
export function inSpan<T>(
  tracer: Tracer,
  { name, attributes }: { name: string; attributes: Record<string, string> },
  work: () => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Error) {
        span.recordException(error)
        span.setAttribute('error.type', 'code' in error ? String(error.code) : error.name)
        span.setStatus({ code: errorStatus, message: error.message })
      } else span.setStatus({ code: errorStatus })
      throw error
    } finally {
      span.end()
    }
  })
}
