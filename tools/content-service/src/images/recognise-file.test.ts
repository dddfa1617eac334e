import { describe, expect, it } from 'vitest'
import { holdsScript } from './recognise-file.ts'

const drawn = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9">${inside}</svg>`

describe('holdsScript', () => {
  it.each([
    Buffer.from(drawn('<script>alert(1)</script>')),
    Buffer.from(drawn('<x:script>alert(1)</x:script>')),
    Buffer.from(drawn('<foreignObject/>')),
    Buffer.from(drawn('<rect onload="alert(1)"/>')),
    Buffer.from(drawn('<a href="javascript:alert(1)"/>')),
    Buffer.from(`<!DOCTYPE svg [<!ENTITY x "y">]>${drawn('&x;')}`),
    Buffer.from(drawn('<script>alert(1)</script>'), 'utf16le'),
  ])('sees it in drawing %#', (bytes) => {
    expect(holdsScript(bytes)).toBe(true)
  })

  it('sees none in a drawing', () => {
    expect(holdsScript(Buffer.from(drawn('<rect width="9" height="9"/><text>on the script</text>')))).toBe(
      false,
    )
  })
})
