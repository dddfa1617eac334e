/** So many, and it is no slip of one file. */
const mostFailures = 3

/** Deep enough for what frameworks wrap errors in. */
const mostCauses = 8

/** Texts of Next's own errors (16.4.5; `load-failures.test.ts` holds them against the installed one). */
const texts =
  /^Failed to load (?:external module|chunk) |client reference manifest for route .* does not exist/

/** Codes of Node when code cannot be loaded. */
const codes: ReadonlySet<unknown> = new Set(['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'])

/** Where Node loads modules, in a stack (24.21). */
const loader = /\(node:internal\/modules\//

/**
 * Whether an error says that a part of the program could not be loaded. Next keeps such a failure until the process ends
 * (16.4.5), also when what was short is there again.
 */
export function isLoadFailure(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < mostCauses && current instanceof Error; depth += 1) {
    const { message, code, syscall, stack = '' } = current as NodeJS.ErrnoException
    if (texts.test(message) || codes.has(code)) return true
    // The file was there, and could not be read: EIO, ENOMEM, EMFILE.
    if (syscall !== undefined && loader.test(stack)) return true
    current = current.cause
  }
  return false
}

/**
 * Counts errors that say that a part of the program could not be loaded.
 *
 * @param onBroken Called once, with the error that was one too many.
 */
export function countLoadFailures(onBroken: (error: unknown) => void): (error: unknown) => void {
  let failures = 0
  return (error) => {
    if (!isLoadFailure(error)) return
    failures += 1
    if (failures === mostFailures) onBroken(error)
  }
}
