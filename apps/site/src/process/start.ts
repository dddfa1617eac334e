import { watchContent } from '../content.ts'
import { requireConfig } from './require-config.ts'

/** Refuses to start a site whose environment is wrong; then watches for publishes that no webhook announces. */
export function startProcess(): void {
  requireConfig()
  watchContent()
}
