import { z } from 'zod'

/** A fault to inject. */
export const FaultInput = z.strictObject({
  /** Which paths: `*` stands for any characters. */
  path: z.string().min(1).max(1000),
  /** Which methods; all when left out. */
  method: z.string().optional(),
  /** A text that must occur in the decoded query, e.g. `grant_type=refresh_token`. */
  contains: z.string().optional(),
  /** How many requests it hits; all when left out. */
  times: z.number().int().positive().optional(),
  /** Which share of requests it hits, from 0 to 1. */
  rate: z.number().min(0).max(1).default(1),
  kind: z.enum(['latency', 'status', 'cut', 'hang', 'drip', 'body']),
  /** `latency`: how long to wait. `drip`: how long between pieces. */
  ms: z.number().int().min(0).max(600_000).default(1000),
  /** `status` and `body`: what to answer with. */
  status: z.number().int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** `status`: the body. `body`: `malformed`, `html`, `empty`, or any text. */
  body: z.string().optional(),
  /**
   * `cut` and `hang`: at the `start`, before the request is handled; in the `middle` of the response; or at the `end`,
   * after handling, without a response.
   */
  at: z.enum(['start', 'middle', 'end']).default('start'),
  /** `drip`: how large the pieces are. */
  pieceBytes: z.number().int().positive().default(256),
})

/** An injected fault. */
export type Fault = z.infer<typeof FaultInput> & {
  id: string
  /** How many requests it has hit. */
  hits: number
}

/** The part of a request that decides which faults hit it. */
export interface FaultTarget {
  method: string
  path: string
  /** Decoded, without the question mark. */
  query: string
}

export interface Faults {
  add(input: z.infer<typeof FaultInput>): Fault
  all(): Fault[]
  remove(id: string): boolean
  clear(): void
  /** The faults that hit a request. Each call counts as a hit. */
  take(target: FaultTarget): Fault[]
}

/** Nothing goes wrong at first. `random` gives numbers from 0 up to 1. */
export function createFaults(random: () => number): Faults {
  let faults: Fault[] = []
  let made = 0

  return {
    add: (input) => {
      made += 1
      const fault = { ...input, id: `fault-${made}`, hits: 0 }
      faults.push(fault)
      return fault
    },
    all: () => [...faults],
    remove: (id) => {
      const before = faults.length
      faults = faults.filter((fault) => fault.id !== id)
      return faults.length < before
    },
    clear: () => {
      faults = []
    },
    take: (target) => {
      const hitting = faults.filter((fault) => isAimedAt(fault, target) && random() < fault.rate)
      for (const fault of hitting) fault.hits += 1
      return hitting
    },
  }
}

function isAimedAt(fault: Fault, { method, path, query }: FaultTarget): boolean {
  return (
    (fault.times === undefined || fault.hits < fault.times) &&
    (fault.method === undefined || fault.method.toUpperCase() === method) &&
    (fault.contains === undefined || query.includes(fault.contains)) &&
    fits(fault.path, path)
  )
}

/** Matches part by part, in linear time. */
function fits(pattern: string, path: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return path === pattern
  if (!path.startsWith(first) || !path.endsWith(last)) return false
  let at = first.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= path.length - last.length
}
