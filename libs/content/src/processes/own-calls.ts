/** What a process asks of its own webhook. */
export interface OwnCall {
  /** Pages to drop once more, and nothing else; none, to load the webhook alone. Default: it looks for what was published. */
  again?: readonly string[] | undefined
  /** Another process of the site has told this one: it tells no others. @default false */
  heard?: boolean | undefined
  /** The version of the content that was announced. Default: none is known. */
  masterRef?: string | undefined
}

/** Names the call that a request carries out. */
export const ownCallHeader = 'x-own-call'

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/content/own-calls')

/**
 * Calls under way, by names that no one can guess. What is asked does not leave the process: only a request may drop
 * pages, so one is made, and it carries the name alone.
 */
export function ownCalls(): Map<string, OwnCall> {
  const holder = globalThis as { [place]?: Map<string, OwnCall> }
  return (holder[place] ??= new Map())
}

/** The call that a request carries out. Each is handed out once. @returns `undefined` for a request from elsewhere. */
export function takeOwnCall(headers: Headers): OwnCall | undefined {
  const name = headers.get(ownCallHeader) ?? ''
  const call = ownCalls().get(name)
  ownCalls().delete(name)
  return call
}
