import type { Instrumentation } from 'next'

/**
 * Runs once when a process starts. The framework also compiles this file for the edge runtime, without Node's APIs, and
 * leaves out only what is imported in a branch that cannot be reached there: webpack reads on behind a `return`.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./process/start.ts')).startProcess()
}

/** Records every failure once, with its request and the reference that visitors see. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('./process/start.ts')).noteFailure(...failure)
}
