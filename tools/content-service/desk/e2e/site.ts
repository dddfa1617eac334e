import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, PrismicError } from '@prismicio/client'
import type { PrismicDocument } from '@prismicio/client'

/** A small site that previews, as the desk knows sites: by their preview address and by messages. */
export interface Site {
  origin: string
  /** The document API it reads. */
  endpoint: string
  /** Whether its pages ask to be told of new drafts, and whether they do so only with their last picture. */
  listens: boolean | 'late'
  close: () => Promise<void>
}

const listener = `<script>
  const listen = () => parent.postMessage({ type: 'content-preview:listening' }, '*')
  document.images.length > 0 ? addEventListener('load', listen) : listen()
  addEventListener('message', async (event) => {
    if (event.data.type !== 'content-preview:update') return
    const text = await (await fetch(location.href)).text()
    document.querySelector('main').replaceWith(new DOMParser().parseFromString(text, 'text/html').querySelector('main'))
  })
</script>`

const ended = '<!doctype html><html lang="en"><title>Site</title><main>This preview has ended.</main></html>'

/** Serves the site for one test. */
export async function startSite(): Promise<Site> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', site.origin)
    const token = url.searchParams.get('token')
    const id = url.searchParams.get('documentId')
    if (!token || !id) {
      response.writeHead(404).end()
      return
    }
    void show(id, token).then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      (error: unknown) =>
        // A draft that is discarded takes its preview with it, maybe while a page of it is being read: sites say so on a page.
        error instanceof PrismicError
          ? response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(ended)
          : response.writeHead(503).end('The content service does not answer.'),
    )
  })
  const show = async (id: string, token: string): Promise<string> => {
    const client = createClient('desk-test', { documentAPIEndpoint: site.endpoint })
    client.queryContentFromRef(token)
    const document: PrismicDocument = await client.getByID(id, { lang: '*' })
    const settings: PrismicDocument = await client.getSingle('settings')
    return `<!doctype html><html lang="en"><title>Site</title><main><h1>${String(document.data['name'])}</h1>
      <p id="headline">${String(document.data['headline'])}</p><footer>${String(settings.data['footer'])}</footer>
      <div style="height:3000px"></div></main>${site.listens === 'late' ? '<img src="/late.png" alt="">' : ''}${site.listens ? listener : ''}</html>`
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const site: Site = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    endpoint: '',
    listens: true,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return site
}
