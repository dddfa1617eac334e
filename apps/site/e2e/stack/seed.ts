import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from './slot.ts'

const dayMs = 86_400_000

/** Where stacks take their documents from. */
export const seed: string = join(workspace, '.house-edge/journeys/seed')

/**
 * Copies the demonstration, with offers that were looked at today and are good for
 * a year: the site hides those that nobody has looked at for thirty days, and
 * journeys must pass on any day.
 */
export function makeSeed(nowMs: number): void {
  const dayAfter = (days: number) => new Date(nowMs + days * dayMs).toISOString().slice(0, 10)
  rmSync(seed, { recursive: true, force: true })
  cpSync(join(workspace, 'content'), seed, { recursive: true })
  for (const file of globSync('documents/bonus/*.json', { cwd: seed })) {
    const path = join(seed, file)
    const text = readFileSync(path, 'utf8')
      .replace(/("last_verified": )"[^"]*"/, `$1"${dayAfter(0)}"`)
      .replace(/("valid_to": )"[^"]*"/, `$1"${dayAfter(365)}"`)
    writeFileSync(path, text)
  }
}

/** Changes while a seed is fresh enough: every ten days. */
export function ageOfSeed(nowMs: number): string {
  return String(Math.floor(nowMs / (10 * dayMs)))
}
