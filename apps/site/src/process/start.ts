import { checkConfig, siteConfig } from '../config.ts'
import { watchContent } from '../content.ts'
import { guardAnswers } from './guard-answers.ts'

/** Refuses to start a site whose environment is wrong; then watches for publishes that no webhook announces. */
export function startProcess(): void {
  try {
    checkConfig(process.env)
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  guardAnswers(siteConfig().SITE_TRUSTED_HOPS)
  watchContent()
}
