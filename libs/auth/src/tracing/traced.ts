/** The part of a span of `@opentelemetry/api` that is used here. */
interface TracedSpan {
  setAttributes: (attributes: Record<string, string | number>) => unknown
  setStatus: (status: { code: number }) => unknown
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

/** What a span says when its work is over. An error is named by its code: messages may name a visitor. */
interface Ending {
  attributes: Record<string, string | number>
  isError?: boolean
}

/** `SpanStatusCode.ERROR`. */
const errorStatus = 2

/** Runs work in a span of its own, where there is a tracer. */
export function inSpan<T>(
  tracer: Tracer | undefined,
  describe: () => { name: string; attributes: Record<string, string>; endingOf: (result: T) => Ending },
  work: () => Promise<T>,
): Promise<T> {
  if (!tracer) return work()
  const { name, attributes: known, endingOf } = describe()
  return tracer.startActiveSpan(name, { attributes: known }, async (span) => {
    const end = ({ attributes, isError = false }: Ending): void => {
      span.setAttributes(attributes)
      if (isError) span.setStatus({ code: errorStatus })
      span.end()
    }
    try {
      const result = await work()
      end(endingOf(result))
      return result
    } catch (error) {
      end({ attributes: { 'error.type': error instanceof Error ? error.name : 'unknown' }, isError: true })
      throw error
    }
  })
}
