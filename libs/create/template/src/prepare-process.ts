import { noteFinishedPages } from '@house-edge/content/next'
import { MissingVariableError, requireEnvironment } from './environment.ts'

/** Ends the process when it could answer no request; else notes which pages the build has finished. */
export async function prepareProcess(): Promise<void> {
  try {
    requireEnvironment()
  } catch (error) {
    if (!(error instanceof MissingVariableError)) throw error
    // Next would go on after an error here, and answer every request with 500.
    console.error(error.message)
    process.exit(1)
  }
  if (process.env.NODE_ENV === 'production') await noteFinishedPages('.next')
}
