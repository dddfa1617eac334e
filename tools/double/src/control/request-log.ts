/** A request that was answered. */
interface LoggedRequest {
  atMs: number
  method: string
  path: string
  /** Decoded, without the question mark. */
  query: string
  /** 0 without a response. */
  status: number
}

/** The requests to a service, for tests. */
export interface RequestLog {
  add(request: LoggedRequest): void
  /** Requests whose path has this prefix. */
  list(path: string): LoggedRequest[]
  clear(): void
}

const remembered = 10_000

/** When full, the oldest requests are dropped. */
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
