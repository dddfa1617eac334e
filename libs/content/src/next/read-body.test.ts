import { describe, expect, it } from 'vitest'
import { readBody } from './read-body.ts'

const posted = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://x.example/api/revalidate', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)

function inPieces(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

describe('readBody', () => {
  it('reads a body up to its limit', async () => {
    expect(await readBody(posted('abcd'), 4)).toBe('abcd')
  })

  it('reads no body over the limit', async () => {
    expect(await readBody(posted('abcde'), 4)).toBeUndefined()
  })

  it('stops at the limit where no length was declared', async () => {
    const piece = new Uint8Array(3).fill(97)
    expect(await readBody(posted(inPieces(piece, piece)), 4)).toBeUndefined()
  })

  it('believes a length that is too large without reading', async () => {
    const request = posted('ab', { 'content-length': '5' })
    expect(await readBody(request, 4)).toBeUndefined()
    expect(request.bodyUsed).toBe(false)
  })

  it('joins a character that was cut in two', async () => {
    const [first, second] = new TextEncoder().encode('é')
    const pieces = inPieces(Uint8Array.of(first!), Uint8Array.of(second!))
    expect(await readBody(posted(pieces), 4)).toBe('é')
  })

  it('reads nothing where there is no body', async () => {
    expect(await readBody(new Request('https://x.example/'), 4)).toBe('')
  })
})
