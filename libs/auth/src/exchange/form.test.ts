import { describe, expect, it } from 'vitest'
import { readForm } from './form.ts'

const post = (body: BodyInit, type?: string) =>
  new Request('http://localhost:3000', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  })

describe('readForm', () => {
  it('reads texts, the first of each name', async () => {
    const form = await readForm(post(new URLSearchParams('email=a%40b.io&email=other&note=')))
    const fields = form.ok ? form.fields : undefined
    expect([fields?.get('email'), fields?.get('note'), fields?.get('missing')]).toEqual([
      'a@b.io',
      '',
      undefined,
    ])
  })

  it('reads a multipart form and leaves files out', async () => {
    const data = new FormData()
    data.set('email', 'a@b.io')
    data.set('file', new Blob(['x']), 'x.txt')
    const form = await readForm(post(data))
    expect(form.ok && [form.fields.get('email'), form.fields.get('file')]).toEqual(['a@b.io', undefined])
  })

  it('is not troubled by names of objects', async () => {
    const form = await readForm(post(new URLSearchParams('__proto__=1&constructor=2')))
    expect(form.ok && [form.fields.get('__proto__'), form.fields.get('toString')]).toEqual(['1', undefined])
  })

  it.each<[string, BodyInit, string | undefined]>([
    ['JSON', '{"email":"a@b.io"}', 'application/json'],
    ['JSON that calls itself text', '{"email":"a@b.io"}', 'text/plain'],
    ['an unnamed kind', new Uint8Array([1]), undefined],
    ['a broken multipart form', 'x', 'multipart/form-data; boundary=y'],
  ])('refuses %s', async (_, body, type) => {
    expect(await readForm(post(body, type))).toEqual({ ok: false, code: 'auth/form-invalid' })
  })

  it('says of more than 64 KiB that it is too large', async () => {
    const form = await readForm(post(`a=${'x'.repeat(70_000)}`, 'application/x-www-form-urlencoded'))
    expect(form).toEqual({ ok: false, code: 'auth/form-invalid', isTooLarge: true })
  })

  it('stops reading at 64 KiB when the length is not declared', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384))
      },
    })
    const request = new Request('http://localhost:3000', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      duplex: 'half',
    } as RequestInit)
    expect(await readForm(request)).toMatchObject({ ok: false, isTooLarge: true })
    expect(sent).toBeLessThan(200_000)
  })
})
