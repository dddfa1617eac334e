import { describe, expect, it } from 'vitest'
import { ServiceError } from '../errors/service-error.ts'
import { readOptions } from './read-options.ts'

const needed = ['--folder', '/f', '--custom-types', '/t', '--slices', '/s']

describe('readOptions', () => {
  it('needs a folder and models, on port 4400', () => {
    expect(readOptions(needed, {})).toMatchObject({
      folder: '/f',
      models: { customTypes: '/t', slices: ['/s'] },
      port: 4400,
      host: undefined,
      webhook: undefined,
    })
  })

  it('reads the environment, and flags before it', () => {
    const environment = {
      CONTENT_FOLDER: '/e',
      CONTENT_PORT: '5000',
      CONTENT_TRUSTED_HOPS: '2',
      SITE_ORIGIN: 'http://localhost:3000',
      CONTENT_WEBHOOK_URL: 'http://localhost:3000/api/revalidate',
      CONTENT_WEBHOOK_SECRET: 's',
    }
    expect(readOptions([...needed, '--port', '6000'], environment)).toMatchObject({
      folder: '/f',
      port: 6000,
      trustedHops: 2,
      siteOrigin: 'http://localhost:3000',
      webhook: { url: 'http://localhost:3000/api/revalidate', secret: 's' },
    })
  })

  it('takes slices from several folders, whatever their names', () => {
    const args = [...needed.slice(0, -1), '["/a:b","/more"]']
    expect(readOptions(args, {}).models.slices).toEqual(['/a:b', '/more'])
  })

  it('names every fault at once, by flag and by variable', () => {
    const refused = (): unknown => readOptions(['--port', 'many', '--public-origin', 'nowhere'], {})
    expect(refused).toThrow(ServiceError)
    for (const part of [
      '--folder or CONTENT_FOLDER',
      '--custom-types',
      '--slices',
      '--port or CONTENT_PORT',
      '--public-origin',
    ]) {
      expect(refused).toThrow(part)
    }
  })

  it('takes a whole sign-in and a secret key that works', () => {
    const signIn = { url: 'https://x.example', key: 'k', secretKey: 'sb_secret_s' }
    const environment = { CONTENT_SIGN_IN_URL: signIn.url, CONTENT_SIGN_IN_KEY: signIn.key }
    const read = (secret: string) => readOptions(needed, { ...environment, CONTENT_SIGN_IN_SECRET: secret })
    expect(read('sb_secret_s')).toMatchObject({ signIn })
    expect(() => read('eyJ')).toThrow('--sign-in-secret or CONTENT_SIGN_IN_SECRET')
    expect(() => readOptions([...needed, '--sign-in-secret', 'sb_secret_s'], {})).toThrow('belong together')
  })

  it('refuses a flag it does not know', () => {
    expect(() => readOptions([...needed, '--fodler', 'x'], {})).toThrow('--fodler')
  })
})
