/** A page of a provider we let into a frame. */
interface EmbedFrame {
  src: string
  provider: string
}

interface Provider {
  provider: string
  hosts: ReadonlySet<string>
  /** The video an address of this provider names. */
  videoOf: (url: URL) => string | null | undefined
  /** What a name of a video looks like; anything else is refused. */
  video: RegExp
  frameOf: (video: string) => string
}

const providers: readonly Provider[] = [
  {
    provider: 'YouTube',
    hosts: new Set([
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'youtu.be',
      'www.youtube-nocookie.com',
    ]),
    videoOf: (url) =>
      url.hostname === 'youtu.be'
        ? url.pathname.slice(1)
        : url.pathname === '/watch'
          ? url.searchParams.get('v')
          : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(url.pathname)?.[1],
    video: /^[\w-]{11}$/,
    // The host that sets no cookies before the visitor plays.
    frameOf: (video) => `https://www.youtube-nocookie.com/embed/${video}`,
  },
  {
    provider: 'Vimeo',
    hosts: new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']),
    videoOf: (url) => /^\/(?:video\/)?([^/]+)\/?$/.exec(url.pathname)?.[1],
    video: /^\d{1,12}$/,
    frameOf: (video) => `https://player.vimeo.com/video/${video}?dnt=1`,
  },
]

/**
 * Rebuilds the address of a frame from the address of a video.
 *
 * Only providers on the list pass, only over https, and only the name of the
 * video is taken over: no path, parameter or markup from the content reaches the
 * frame.
 *
 * @returns `undefined` when the address is no video of a listed provider.
 */
export function embedFrame(address: unknown): EmbedFrame | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return undefined
  const provider = providers.find((each) => each.hosts.has(url.hostname))
  const video = provider?.videoOf(url)
  if (!provider || !video || !provider.video.test(video)) return undefined
  return { src: provider.frameOf(video), provider: provider.provider }
}
