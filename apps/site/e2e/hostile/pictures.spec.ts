import { request as httpRequest } from 'node:http'
import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { contentOrigin, control } from '../stack/services.ts'
import { optimiser, pictures } from './pictures.ts'

/** Asks the content service for a path as it is written. */
function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(contentOrigin)
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject).end()
  })
}

// shows HG
test('Next’s image optimiser fetches nothing', async () => {
  await control('DELETE', '/requests')
  for (const query of optimiser)
    expect.soft((await ask(`/_next/image${query}`)).status, `HG 84–90 ${query.slice(0, 80)}`).toBe(404)
  const { body } = await control('GET', '/requests')
  expect(JSON.stringify(body)).not.toContain('/images/')
})

// shows HG
test('the content service knows pictures by name and size', async () => {
  for (const [row, path, statuses] of pictures) {
    const status = await statusOf(`/images/${path.replace('{file}', 'cover-about.svg')}`)
    expect.soft(statuses, `HG ${row} ${path.slice(0, 80)}`).toContain(status)
  }
})
