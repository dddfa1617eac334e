/** Something that broke while a request was answered. */
export interface Failure {
  error: unknown
  request: {
    method: string
    /** Without its query, which can hold secrets. */
    path: string
  }
  /** The pattern of the route, as the framework names it. */
  route: string
  /** What visitors are shown, so that they can tell us which failure they saw. */
  reference?: string | undefined
}

/** Sends a failure to a reporting service. */
export type FailureReporter = (failure: Failure) => void | Promise<void>

/**
 * Joins reporters into one that reports every failure once to each. An error that is rethrown and reported
 * again by an outer layer is the same failure. A reporter that fails affects neither the others nor the
 * request.
 *
 * @param onReporterError Called when a reporter fails.
 */
export function reportFailures(
  reporters: readonly FailureReporter[],
  onReporterError: (error: unknown) => void,
): FailureReporter {
  const reported = new WeakSet()
  return async (failure) => {
    if (typeof failure.error === 'object' && failure.error !== null) {
      if (reported.has(failure.error)) return
      reported.add(failure.error)
    }
    for (const report of reporters) {
      try {
        await report(failure)
      } catch (error) {
        onReporterError(error)
      }
    }
  }
}
