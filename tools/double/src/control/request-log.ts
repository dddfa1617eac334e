/** A request that was answered. */
export interface LoggedRequest {
  atMs: number
  method: string
  path: string
  /** Decoded, without the question mark. */
  query: string
  /** 0 for one that got no answer. */
  status: number
}

/** What was asked of the services, so that a test can count. */
export interface RequestLog {
  add(request: LoggedRequest): void
  /** Those whose path begins so. */
  list(path: string): LoggedRequest[]
  clear(): void
}

const remembered = 10_000

/** The oldest requests are forgotten. */
export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = []
  return {
    add: (request) => {
      requests.push(request)
      if (requests.length > 2 * remembered) requests = requests.slice(-remembered)
    },
    list: (path) => requests.filter((request) => request.path.startsWith(path)).slice(-remembered),
    clear: () => {
      requests = []
    },
  }
}
