/** A request that was answered. */
export interface LoggedRequest {
  atMs: number
  method: string
  path: string
  /** Decoded, without the question mark. */
  query: string
  /** 0 for one that was cut. */
  status: number
}

/** What was asked of the service, so that a test can count. */
export interface RequestLog {
  add(request: LoggedRequest): void
  /** Those whose path begins so. */
  list(path: string): LoggedRequest[]
  clear(): void
}

const rememberedRequests = 10_000

/** An empty log. The oldest requests are forgotten. */
export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = []
  return {
    add(request) {
      requests.push(request)
      if (requests.length > 2 * rememberedRequests) requests = requests.slice(-rememberedRequests)
    },
    list: (path) => requests.filter((request) => request.path.startsWith(path)).slice(-rememberedRequests),
    clear() {
      requests = []
    },
  }
}
