// Runs before a build, so that a wrong environment fails at once and not after it.
import { requireEnvironment } from '@house-edge/operating/environment'

const names = process.argv.slice(2)
requireEnvironment(names.length > 0 ? (names as Parameters<typeof requireEnvironment>[0]) : undefined)
