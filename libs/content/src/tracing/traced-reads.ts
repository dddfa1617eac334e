import { inSpan, type Tracer } from './traced.ts'

/**
 * Runs each method in a span `content.<method>`, which says of which type and which document. Without a tracer
 * the methods are as they were.
 */
export function tracedReads<Methods extends object>(
  methods: Methods,
  { tracer, repositoryName }: { tracer: Tracer | undefined; repositoryName: string },
): Methods {
  if (!tracer) return methods
  const read = ([name, method]: [string, (...args: unknown[]) => Promise<unknown>]) =>
    [
      name,
      (...args: unknown[]) =>
        inSpan(
          tracer,
          {
            name: `content.${name}`,
            attributes: { 'content.repository': repositoryName, ...asked(name, args) },
          },
          () => method(...args),
        ),
    ] as const
  return Object.fromEntries(Object.entries(methods).map(read)) as Methods
}

function asked(name: string, [first, second]: unknown[]): Record<string, string> {
  if (typeof first !== 'string') return {}
  if (name.endsWith('ById')) return { 'content.id': first }
  return { 'content.type': first, ...(typeof second === 'string' && { 'content.uid': second }) }
}
