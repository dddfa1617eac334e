import { describe, expect, it } from 'vitest'
import { checkEnvironment, EnvironmentError } from './check-environment.ts'

const right = {
  CONTENT_REPOSITORY: 'house-edge',
  BACKEND_URL: 'http://localhost:54321',
  BACKEND_PUBLISHABLE_KEY: 'sb_publishable_x',
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

describe('checkEnvironment', () => {
  it('accepts the least that a site needs', () => {
    expect(faultsOf(right)).toEqual([])
  })

  it('reports every fault at once', () => {
    expect(faultsOf({ SITE_ORIGIN: 'ftp://site.example', AUTH_SIGN_IN_PATH: 'login' })).toHaveLength(5)
  })

  it.each([['65536'], ['-1'], ['http']])('refuses the port %s', (PORT) => {
    expect(faultsOf({ ...right, PORT })).toEqual([expect.stringMatching(/^PORT: /)])
  })

  it.each([
    [undefined, 'BACKEND_URL: supabaseUrl is required.'],
    ['', 'BACKEND_URL: supabaseUrl is required.'],
    ['  ', 'BACKEND_URL: supabaseUrl is required.'],
    ['localhost:54321', 'BACKEND_URL: Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.'],
    ['ftp://backend.example', 'BACKEND_URL: Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.'],
    ['http://', 'BACKEND_URL: Invalid supabaseUrl: Provided URL is malformed.'],
  ])("refuses the backend address %j in the vendor's words", (url, fault) => {
    expect(faultsOf({ ...right, BACKEND_URL: url })).toEqual([fault])
  })

  it("refuses a missing backend key in the vendor's words", () => {
    expect(faultsOf({ ...right, BACKEND_PUBLISHABLE_KEY: undefined })).toEqual([
      'BACKEND_PUBLISHABLE_KEY: supabaseKey is required.',
    ])
  })

  it.each([
    ['SITE_ORGIN', 'SITE_ORIGIN'],
    ['SITE_TRUSTED_HOP', 'SITE_TRUSTED_HOPS'],
    ['BACKEND_PUBLISHABEL_KEY', 'BACKEND_PUBLISHABLE_KEY'],
    ['site_origin', 'SITE_ORIGIN'],
  ])('asks of %s whether %s was meant', (name, meant) => {
    expect(faultsOf({ ...right, [name]: 'x' })).toEqual([
      `${name}: is not read by this site; did you mean ${meant}?`,
    ])
  })

  it('leaves names alone that platforms set', () => {
    const names = [
      'SITE_ID',
      'SITE_NAME',
      'SITE_SERVICE_HOST',
      'BACKEND_SERVICE_PORT',
      'CONTENT_TYPE',
      'PORTS',
    ]
    expect(faultsOf({ ...right, ...Object.fromEntries(names.map((name) => [name, 'x'])) })).toEqual([])
  })

  it.each([
    [
      'SITE_ORIGIN',
      'https://site.example/casinos',
      'has a path; it ends with the host or the port, such as https://site.example',
    ],
    ['SITE_MARKETS', 'UK', 'names UK, which headers of countries call GB'],
    ['SITE_MARKETS', 'gb', 'names a country that is not two capital letters, such as GB'],
    ['SITE_DEFAULT_MARKET', 'FR', 'is neither one of SITE_MARKETS nor none (unset, it is GB)'],
    ['BACKEND_PUBLISHABLE_KEY', 'sb_secret_x', 'is a secret key, and browsers would be given it'],
    ['SITE_DIST_DIR', '../elsewhere', 'is not a folder below that of the site'],
    ['DEPLOYMENT_POLL_MS', '1e6', 'is neither off nor a whole number from 1000 to 86400000'],
  ])('says of %s=%s that it %s', (name, value, fault) => {
    expect(faultsOf({ ...right, [name]: value })).toEqual([`${name}: ${fault}`])
  })

  it('refuses a repository name that could not be one', () => {
    expect(faultsOf({ ...right, CONTENT_REPOSITORY: 'a b' })).toHaveLength(1)
  })

  it('refuses half of what an edge needs', () => {
    const url = { SITE_EDGE_URL: 'http://edge.example' }
    const secret = { SITE_EDGE_SECRET: 'a secret of sixteen or more' }
    expect(faultsOf({ ...right, ...url, ...secret })).toEqual([])
    for (const half of [url, secret])
      expect(faultsOf({ ...right, ...half })).toEqual([expect.stringMatching(/^SITE_EDGE_SECRET: /)])
  })

  it.each([
    ['SITE_EDGE_URL', 'http://site:password@edge.example'],
    ['SITE_EDGE_SECRET', 'a secret with a € in it'],
    ['SITE_EDGE_SECRET', 'a secret of two\nwhole lines'],
  ])('refuses what no message to an edge can carry: %s', (name, value) => {
    const edge = { SITE_EDGE_URL: 'http://edge.example', SITE_EDGE_SECRET: 'a secret of sixteen or more' }
    expect(faultsOf({ ...right, ...edge, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: `)),
    ])
  })

  it('refuses two answers to what to show', () => {
    expect(faultsOf({ ...right, CONTENT_REF: 'x', CONTENT_RELEASE_LABEL: 'Spring' })).toHaveLength(1)
  })

  it('refuses a webhook secret that could be guessed', () => {
    expect(faultsOf({ ...right, CONTENT_WEBHOOK_SECRET: 'secret' })).toHaveLength(1)
  })
})
