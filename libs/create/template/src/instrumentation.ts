import type { Instrumentation } from 'next'

/** Called once, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./start.ts')).start()
}

/** Writes what failed to the log, with the id of its request. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./start.ts')).noteFailure(...failure)
}
