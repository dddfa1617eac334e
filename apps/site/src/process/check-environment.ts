// Runs before a build, so that a wrong environment fails at once and not after it.
import { requireConfig } from './require-config.ts'

const names = process.argv.slice(2)
requireConfig(names.length > 0 ? (names as Parameters<typeof requireConfig>[0]) : undefined)
