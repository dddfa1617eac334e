import { describe, expect, it } from 'vitest'
import { embedFrame } from './embed-frame.ts'

describe('embedFrame', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x',
    'https://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('plays %s from the host that sets no cookies', (address) => {
    expect(embedFrame(address)).toEqual({
      src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      provider: 'YouTube',
    })
  })

  it.each(['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?h=1'])(
    'asks Vimeo not to track %s',
    (address) => {
      expect(embedFrame(address)).toEqual({
        src: 'https://player.vimeo.com/video/123456789?dnt=1',
        provider: 'Vimeo',
      })
    },
  )

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/watch?v=../../evil',
    'https://www.youtube.com/embed/dQw4w9WgXcQ/../../x',
    'https://youtu.be/',
    'https://vimeo.com/about',
    'https://example.com/video.mp4',
    'not an address',
    undefined,
    7,
  ])('lets no frame load %j', (address) => {
    expect(embedFrame(address)).toBeUndefined()
  })
})
