/** What passes between the backend and the thread of a function. */
export interface ThreadData {
  /** URL of the function's module. */
  entry: string
  env: Record<string, string>
}

export interface ThreadRequest {
  id: number
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | undefined
}

export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'answer'; id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { kind: 'threw'; id: number; reason: string }
