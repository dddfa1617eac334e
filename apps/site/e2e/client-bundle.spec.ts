import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const workspace = join(import.meta.dirname, '../../..')
const scripts = globSync('apps/site/.next-journeys/static/**/*.js', { cwd: workspace })
const keys = JSON.parse(
  readFileSync(join(workspace, '.house-edge/journeys/backend/keys.json'), 'utf8'),
) as Record<string, unknown>

test('no script of the site holds a key of the server, or the client that needs it', () => {
  expect(scripts.length).toBeGreaterThan(3)
  const traces = [String(keys['secretKey']), 'sb_secret_', 'The service client was given a publishable key']
  for (const script of scripts) {
    const text = readFileSync(join(workspace, script), 'utf8')
    expect(
      traces.filter((trace) => text.includes(trace)),
      script,
    ).toEqual([])
  }
})
