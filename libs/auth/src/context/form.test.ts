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

  it('reads a multipart form, but no files', async () => {
    const data = new FormData()
    data.set('email', 'a@b.io')
    data.set('file', new Blob(['x']), 'x.txt')
    const form = await readForm(post(data))
    const fields = form.ok ? form.fields : undefined
    expect([fields?.get('email'), fields?.get('file'), fields?.file('email')]).toEqual([
      'a@b.io',
      undefined,
      undefined,
    ])
    expect(await fields?.file('file')?.text()).toBe('x')
  })

  it('takes a file that nobody chose for none', async () => {
    const data = new FormData()
    data.set('file', new Blob([]), '')
    const form = await readForm(post(data))
    expect(form.ok && form.fields.file('file')).toBeUndefined()
  })

  it('reads as much as it was told to', async () => {
    const body = `a=${'x'.repeat(70_000)}`
    const request = () => post(body, 'application/x-www-form-urlencoded')
    expect((await readForm(request(), { limitBytes: 70_002 })).ok).toBe(true)
    expect(await readForm(request(), { limitBytes: 70_001 })).toEqual({
      ok: false,
      code: 'auth/form-too-large',
    })
  })

  it('refuses a form of more parts than forms have', async () => {
    const data = (parts: number) => {
      const form = new FormData()
      for (let part = 0; part < parts; part += 1) form.append('pictures', new Blob(['x']), 'x.webp')
      return form
    }
    const limitBytes = 1_000_000
    expect((await readForm(post(data(900)), { limitBytes })).ok).toBe(true)
    expect(await readForm(post(data(1_100)), { limitBytes })).toEqual({
      ok: false,
      code: 'auth/form-invalid',
    })
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

  it('refuses more than 64 KiB', async () => {
    const body = `a=${'x'.repeat(70_000)}`
    expect(await readForm(post(body, 'application/x-www-form-urlencoded'))).toEqual({
      ok: false,
      code: 'auth/form-too-large',
    })
  })

  it('stops reading at 64 KiB without a length', async () => {
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
    expect(await readForm(request)).toEqual({ ok: false, code: 'auth/form-too-large' })
    expect(sent).toBeLessThan(200_000)
  })
})
