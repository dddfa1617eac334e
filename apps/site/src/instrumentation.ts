import type { Instrumentation } from 'next'

/** Runs once when a process starts. The framework compiles this file for a second runtime, which knows no processes. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startProcess } = await import('./process/start.ts')
  startProcess()
}

/** Every failure is recorded once, with the request it happened in and the reference visitors see. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { recordFailure } = await import('./process/record-failure.ts')
  await recordFailure(...failure)
}
