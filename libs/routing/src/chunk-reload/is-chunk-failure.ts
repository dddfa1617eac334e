/**
 * Recognises the errors of a part of the program that could not be loaded.
 *
 * After a deployment the files of the old build are gone. Webpack and Turbopack
 * name their errors, in some versions only in the message; each browser words the failure of `import()`
 * differently; a server action of the old build
 * is unknown to the new one.
 *
 * @module
 */

const shapes = new RegExp(
  [
    // Webpack, its style sheets, and Turbopack, also where the name has been lost
    'ChunkLoadError',
    'CHUNK_LOAD_FAILED',
    'load(ing)? (CSS )?chunk',
    // Chromium, Firefox, Safari
    'imported module',
    'a module script',
    'JavaScript MIME type',
    // Next, for a server action of another build
    'Server Action .* was not found',
  ].join('|'),
  'i',
)

/** Whether an error, or what caused it, says that a part of the program could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  const { name, message, code, cause } = (error ?? {}) as Error & { code?: string }
  return shapes.test(`${name} ${code} ${message}`) || (cause != null && isChunkFailure(cause))
}

/**
 * Names the script or style sheet of the build that an element could not load.
 *
 * @param assets What the path of such files begins with.
 */
export function failedAsset(target: unknown, assets: string): string | undefined {
  const element = target as Partial<HTMLScriptElement & HTMLLinkElement> | null
  const url = element?.src || element?.href
  return url?.includes(assets) && element?.matches?.('script,[rel=stylesheet]') ? url : undefined
}
