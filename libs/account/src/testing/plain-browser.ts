/** A page as a browser without scripts has it. */
interface ShownPage {
  status: number
  /** Path and query, after all redirects. */
  at: string
  html: string
}

/** A browser without scripts: it follows redirects, keeps cookies, and sends the forms of the page it shows. */
export interface PlainBrowser {
  open(path: string): Promise<ShownPage>
  /** Sends the form of this page that is posted to an address, with its hidden fields. */
  send(action: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<ShownPage>
}

/** @param origin Of the site: cookies of no other are kept. */
export function openBrowser(origin: string): PlainBrowser {
  const cookies = new Map<string, { value: string; path: string }>()
  let page: ShownPage = { status: 0, at: '', html: '' }

  async function go(to: string, init: RequestInit = {}): Promise<ShownPage> {
    const url = new URL(to, origin)
    const sent = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path))
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'sec-fetch-site': 'same-origin',
        cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; '),
        ...(init.headers as Record<string, string>),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */)
      const name = pair.slice(0, pair.indexOf('='))
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name)
      else cookies.set(name, { value: pair.slice(pair.indexOf('=') + 1), path })
    }
    const location = response.headers.get('location')
    if (location !== null) return go(new URL(location, url).href)
    page = { status: response.status, at: url.pathname + url.search, html: await response.text() }
    return page
  }

  return {
    open: (path) => go(path),
    send(action, fields = {}, headers = {}) {
      const form = [...page.html.matchAll(/<form[^>]*>.*?<\/form>/gs)]
        .map(([markup]) => markup)
        .find((markup) => markup.includes(`ction="${action}"`))
      if (form === undefined) throw new Error(`${page.at} has no form for ${action}`)
      const hidden = [...form.matchAll(/<input type="hidden"[^>]*>/g)].map(([input]) => [
        / name="([^"]*)"/.exec(input)?.[1] ?? '',
        / value="([^"]*)"/.exec(input)?.[1] ?? '',
      ])
      const body = new URLSearchParams([...hidden, ...Object.entries(fields)] as [string, string][])
      return go(action, { method: 'POST', body, headers: { origin, ...headers } })
    },
  }
}
