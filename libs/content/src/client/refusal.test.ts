import { describe, expect, it } from 'vitest'
import { errorOfRefusal } from './refusal.ts'

const url = 'https://a.test/api/v2/documents/search'
const preview = 'https://test.prismic.io/previews/a:b?websitePreviewId=c'

describe('errorOfRefusal', () => {
  // shows R183, R184, R185, R186, R187, R188
  it.each([
    [400, { type: 'parsing-error', message: 'unexpected token' }, 'content/bad-request', 'unexpected token'],
    [401, { type: 'api_security_error', message: 'Invalid token' }, 'content/unauthorized', 'Invalid token'],
    [401, { error: 'Invalid access token' }, 'content/unauthorized', 'Invalid access token'],
    [
      404,
      { type: 'api_notfound_error', message: 'Ref not found.' },
      'content/ref-not-found',
      'Ref not found.',
    ],
    [
      404,
      { type: 'api_security_error', message: 'This preview token has expired' },
      'content/preview-expired',
      'This preview token has expired',
    ],
    [404, { type: 'api_security_error', message: 'Something else' }, 'content/not-found', 'Something else'],
    [404, { message: 'No such thing' }, 'content/not-found', 'No such thing'],
    [
      410,
      { type: 'api_validation_error', message: 'It has expired' },
      'content/ref-expired',
      'It has expired',
    ],
  ])('%i %j keeps the words of the service', (status, words, code, message) => {
    expect(errorOfRefusal({ status, url, words })).toMatchObject({ code, message, url })
  })

  it('names the master ref that the service named', () => {
    const words = { type: 'api_notfound_error', message: 'Ref not found. Master ref is: Z-a_b~c' }
    expect(errorOfRefusal({ status: 404, url, words })).toMatchObject({
      masterRef: 'Z-a_b~c',
      isPreview: false,
    })
  })

  it('knows a preview by its ref', () => {
    const words = { type: 'api_notfound_error', message: `${preview} not found` }
    expect(errorOfRefusal({ status: 404, url, words, ref: preview })).toMatchObject({ isPreview: true })
  })
})
