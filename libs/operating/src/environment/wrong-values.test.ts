import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkEnvironment, EnvironmentError, knownNames } from './check-environment.ts'
import { readElsewhere } from './site-variables.ts'

/** What operators set by mistake. */
const wrongValues = {
  empty: '',
  garbage: 'ä §! \\"',
  scheme: 'ftp://site.example',
  'path and user': 'https://user:password@site.example/path',
  market: 'XX',
  slash: 'https://site.example/',
  huge: '9'.repeat(100_000),
}

type Kind = keyof typeof wrongValues

/** What is right although it stands in the table of mistakes; empty counts as not set. */
const accepted: Record<string, Kind[]> = {
  SITE_HOST: ['market'],
  SITE_METRICS_HOST: ['market'],
  SITE_STATE_FOLDER: ['garbage', 'market'],
  SITE_DIST_DIR: ['garbage', 'market'],
  ROUTING_BUILD_ID: ['market'],
  SITE_EDGE_URL: ['slash'],
  SITE_EDGE_SECRET: ['scheme', 'path and user', 'slash'],
  SITE_COUNTRY_HEADER: ['market'],
  CONTENT_ACCESS_TOKEN: ['scheme', 'path and user', 'market', 'slash'],
  CONTENT_WEBHOOK_SECRET: ['scheme', 'path and user', 'slash'],
  CONTENT_WEBHOOK_SECRET_PREVIOUS: ['scheme', 'path and user', 'slash'],
  CONTENT_RELEASE_ID: ['garbage', 'scheme', 'path and user', 'market', 'slash'],
  CONTENT_RELEASE_LABEL: ['garbage', 'scheme', 'path and user', 'market', 'slash'],
  CONTENT_REF: ['garbage', 'scheme', 'path and user', 'market', 'slash'],
  BACKEND_PUBLISHABLE_KEY: ['scheme', 'path and user', 'market', 'slash'],
  BACKEND_SECRET_KEY_PREVIOUS: ['scheme', 'path and user', 'market', 'slash'],
  BACKEND_SECRET_KEY: ['scheme', 'path and user', 'market', 'slash'],
}

/** Without which there is no site. */
const needed = {
  CONTENT_REPOSITORY: 'house-edge',
  BACKEND_URL: 'http://localhost:54321',
  BACKEND_PUBLISHABLE_KEY: 'sb_publishable_x',
}

/** What belongs to a variable, so that it is judged by itself. */
const beside: Record<string, Record<string, string>> = {
  SITE_METRICS_HOST: { SITE_METRICS_PORT: '9464' },
  SITE_EDGE_URL: { SITE_EDGE_SECRET: 'a secret of sixteen or more' },
  SITE_EDGE_SECRET: { SITE_EDGE_URL: 'http://edge.example' },
}

function faultsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    checkEnvironment(env)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults
    throw error
  }
  return []
}

const checked = knownNames.filter((name) => !readElsewhere.includes(name))

describe('checkEnvironment', () => {
  it.each(checked)('says in plain words what is wrong with %s', (name) => {
    for (const [kind, value] of Object.entries(wrongValues)) {
      const isRight = kind === 'empty' ? !(name in needed) : (accepted[name] ?? []).includes(kind as Kind)
      const env = { ...needed, ...(kind !== 'empty' && beside[name]), [name]: value }
      const faults = faultsOf(env)
      expect(faults.length > 0, `${name} ${kind}: ${faults.join()}`).toBe(!isRight)
      for (const fault of faults) {
        expect(fault).toMatch(new RegExp(`^${name}: .{10,160}$`))
        // Words of zod, and values, which may be secrets.
        expect(fault).not.toMatch(/Invalid (?:input|option|URL|string)|expected|received|NaN|password@|9999/)
      }
    }
  })

  it('has no database answer searches that the server may not ask', () => {
    expect(faultsOf({ ...needed, SITE_SEARCH: 'backend' })).toEqual([
      'SITE_SEARCH: backend needs BACKEND_SECRET_KEY, because the database answers the server of the site alone',
    ])
    expect(faultsOf({ ...needed, SITE_SEARCH: 'backend', BACKEND_SECRET_KEY: 'sb_secret_x' })).toEqual([])
  })

  it('knows every variable of .env.example, and describes all it knows there', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8')
    const described = Array.from(example.matchAll(/^# ([A-Z][A-Z_]+)=/gm), ([, name]) => name)
    expect(new Set(described)).toEqual(new Set(knownNames))
  })
})

describe('check-environment.ts', () => {
  it('ends with 78 and every fault, without a stack', () => {
    const env = { PATH: process.env['PATH'], SITE_ORIGIN: 'ftp://x', SITE_TRUSTED_HOP: '1', PORT: 'x' }
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--conditions=@house-edge/source',
        join(import.meta.dirname, '../../../../apps/site/src/process/check-environment.ts'),
      ],
      { env: { ...env, NODE_ENV: 'production' }, encoding: 'utf8' },
    )
    expect(status).toBe(78)
    expect(stderr).not.toMatch(/^\s+at /m)
    for (const name of ['SITE_ORIGIN', 'SITE_TRUSTED_HOP', 'PORT', 'CONTENT_REPOSITORY', 'BACKEND_URL'])
      expect(stderr).toContain(`  ${name}: `)
  })
})
