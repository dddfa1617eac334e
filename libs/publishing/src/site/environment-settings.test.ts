import { describe, expect, it } from 'vitest'
import { environmentSettings } from './environment-settings.ts'

describe('environmentSettings', () => {
  it('reads each setting from its variable', () => {
    const settings = environmentSettings({
      SITE_ORIGIN: 'https://site.example',
      PORT: '3100',
      SITE_HOST: '0.0.0.0',
      SITE_STATE_FOLDER: '/var/site',
      SITE_SHARED_URL: 'redis://127.0.0.1',
      SITE_EDGE_URL: 'http://127.0.0.1:6081/',
      SITE_EDGE_SECRET: 'a secret of the edge',
      SITE_TRUSTED_HOPS: '1',
      SITE_METRICS_PORT: '9464',
      SITE_METRICS_HOST: '10.0.0.1',
      SITE_ACCESS_LOG_EVERY: '100',
      SITE_QUESTIONS_PER_MINUTE: '60',
      SITE_BUILD_PAGES: '0',
      SITE_COMPRESSION: 'quick',
      SITE_LAST_GOOD_AFTER_SECONDS: '0.5',
      CONTENT_RELEASE_LABEL: 'spring',
      CONTENT_REPOSITORY: 'my-repo',
      CONTENT_ENDPOINT: 'http://127.0.0.1:4400/api/v2',
      CONTENT_ACCESS_TOKEN: 'a token',
      CONTENT_WEBHOOK_SECRET: 'a secret',
    })
    expect(settings).toEqual({
      origin: 'https://site.example',
      port: 3_100,
      host: '0.0.0.0',
      stateFolder: '/var/site',
      sharedUrl: 'redis://127.0.0.1',
      edge: { url: 'http://127.0.0.1:6081/', secret: 'a secret of the edge' },
      trustedHops: 1,
      metrics: { port: 9_464, host: '10.0.0.1' },
      accessLogEvery: 100,
      questionsPerMinute: 60,
      buildPages: 0,
      compressesStrongly: false,
      lastGoodAfterMs: 500,
      content: {
        repository: 'my-repo',
        endpoint: 'http://127.0.0.1:4400/api/v2',
        accessToken: 'a token',
        webhookSecret: 'a secret',
        mode: { releaseLabel: 'spring' },
      },
    })
  })

  it('takes what was parsed already', () => {
    const parsed = { CONTENT_REPOSITORY: 'my-repo', PORT: 0, SITE_ACCESS_LOG_EVERY: 0, SITE_MARKETS: ['GB'] }
    expect(environmentSettings(parsed)).toMatchObject({ port: 0, accessLogEvery: 0 })
  })

  it('takes an empty variable for one that is not set', () => {
    const { origin, port, content, ...others } = environmentSettings({
      CONTENT_REPOSITORY: 'my-repo',
      CONTENT_ENDPOINT: ' ',
      PORT: '',
      SITE_EDGE_URL: 'http://127.0.0.1:6081/',
    })
    expect({ origin, port, edge: others.edge }).toEqual({})
    expect(content).toEqual({ repository: 'my-repo' })
  })

  it('refuses to go without a repository', () => {
    expect(() => environmentSettings({ CONTENT_REPOSITORY: '' })).toThrow(
      expect.objectContaining({
        code: 'publishing/invalid-setting',
        message: expect.stringMatching(/Set CONTENT_REPOSITORY .*house-edge-dev/) as string,
      }),
    )
  })
})
