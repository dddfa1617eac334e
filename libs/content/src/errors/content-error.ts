import { errorPage } from '@house-edge/paths'

/** Every code a {@link ContentError} can carry. Stable: a change is a breaking change. */
export type ContentErrorCode =
  | 'content/bad-request'
  | 'content/unauthorized'
  | 'content/forbidden'
  | 'content/not-found'
  | 'content/repository-not-found'
  | 'content/ref-not-found'
  | 'content/ref-expired'
  | 'content/preview-expired'
  | 'content/preview-invalid'
  | 'content/reference-missing'
  | 'content/rate-limited'
  | 'content/unavailable'
  | 'content/too-large'
  | 'content/invalid-response'
  | 'content/endless-list'
  | 'content/unsafe-value'
  | 'content/invalid-options'
  | 'content/no-fetch'

/**
 * Where a failure came from. Addresses are kept without access token and
 * without preview token, so that an error can be logged.
 */
export interface ErrorOrigin {
  url?: string | undefined
  cause?: unknown
}

/**
 * The base class of everything this library throws on purpose.
 *
 * Not included: a `TypeError` from wrong arguments of a program that ignores
 * the types, and whatever the caller's own `AbortSignal` gives as its reason.
 *
 * `instanceof` compares the `code`. Frameworks bundle the parts of a site separately, each with its own
 * copy of this class; an error from another copy still counts.
 */
export abstract class ContentError extends Error {
  static readonly code: ContentErrorCode | undefined = undefined
  abstract readonly code: ContentErrorCode
  /** The page about it; `undefined` for a code of somebody else’s subclass. */
  readonly docs: string | undefined
  /**
   * `true` when the same request may succeed shortly: keep what you have, do not conclude that content is
   * absent.
   */
  readonly isTransient: boolean = false
  /** The requested address, tokens removed. */
  readonly url: string | undefined

  constructor(message: string, origin: ErrorOrigin = {}) {
    super(message, origin.cause === undefined ? undefined : origin)
    this.docs = new.target.code && errorPage(new.target.code)
    this.url = origin.url && withoutTokens(origin.url)
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    if (!(value instanceof Error) || !('code' in value) || typeof value.code !== 'string') return false
    return this.code === undefined ? value.code.startsWith('content/') : value.code === this.code
  }
}

/** Tells this library's errors from others. */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof ContentError
}

/** The URL without tokens, safe for a log. */
export function withoutTokens(url: string): string {
  return url
    .replace(/([?&]access_token=)[^&#]*/g, '$1[hidden]')
    .replace(/([?&]ref=)(?=[^&#]*(?:previews|websitePreviewId))[^&#]*/g, '$1[preview]')
}
