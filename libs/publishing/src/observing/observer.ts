import type { ContentEvent } from '@house-edge/content'
import type { WebhookCaller, RevalidateResult } from '@house-edge/content/next'
import type { FollowRequest } from '@house-edge/serving'
import type { LogLevel } from '@house-edge/serving/log'

/** Another service that a process calls. */
export type ServiceName = 'content' | 'backend' | 'edge'

/**
 * Something that is counted. Whatever has few values by construction may stand in it; a path, an address or an id may
 * not.
 */
export type ObservedEvent =
  | { name: 'content'; event: ContentEvent }
  | { name: 'publish'; status: RevalidateResult['status'] | 'refused'; caller: WebhookCaller; lagMs?: number }
  /** An attempt to sign in, and what became of it. */
  | { name: 'sign-in'; by: string; outcome: string }
  /** Something of the sign-in that an operator should know. */
  | { name: 'sign-in-notice'; kind: string }
  | { name: 'log'; level: LogLevel; about: string }

/** A span of `@opentelemetry/api`, as far as the libraries use it. */
interface ObservedSpan {
  setAttribute: (key: string, value: string | number) => unknown
  setAttributes: (attributes: Record<string, string | number>) => unknown
  setStatus: (status: { code: number; message?: string }) => unknown
  recordException: (error: Error) => void
  end: () => void
}

/** The part of a tracer of `@opentelemetry/api` that the libraries use, for their option `tracer`. */
export interface ObservedTracer {
  startActiveSpan: <T>(
    name: string,
    options: { attributes: Record<string, string> },
    work: (span: ObservedSpan) => T,
  ) => T
}

/** Watches what a process does. */
export interface ProcessObserver {
  /** Follows each request that is not answered from memory at once. */
  follow: FollowRequest
  /** `undefined`: no spans are wanted. */
  tracer: ObservedTracer | undefined
  count: (event: ObservedEvent) => void
  /** Makes a call of another service. @param send Is given the headers that go with it. */
  call: <Answer extends { status: number }>(
    about: { service: ServiceName; method: string },
    send: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
  ) => Promise<Answer>
}
