/**
 * Which version of the content a client reads.
 *
 * - `{ latest: true }`: what is published now. The default.
 * - `{ release: id }`, `{ releaseLabel: label }`: a planned release, looked up
 *   by each query. The access token must cover releases.
 * - `{ ref }`: exactly this ref, or what the function gives; `undefined` from
 *   the function means the master ref.
 */
export type RefMode =
  | { latest: true }
  | { release: string }
  | { releaseLabel: string }
  | { ref: string | RefReader }

/** Gives the ref to read at, for example from a preview cookie. */
export type RefReader = () => string | undefined | Promise<string | undefined>
