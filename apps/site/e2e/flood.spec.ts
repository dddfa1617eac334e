/** Thousands of addresses and of ways to write one: they must cost no question, no file and no other visitor anything. */
import { ask, type RawAnswer } from './stack/ask.ts'
import { readCacheEntries } from './stack/cache-entries.ts'
import { expect, test } from './stack/journey.ts'
import { control, searches } from './stack/services.ts'

const atOnce = 8
/** As many as an attacker would send, or enough to see it: `npm run prove --workspace @house-edge/site`. */
const isFullSize = process.env['FULL_SIZE'] !== undefined
const [invented, ways] = isFullSize ? [100_000, 100_000] : [2_000, 200]
if (isFullSize) test.setTimeout(3_600_000)

/** Asks for everything, a few at a time. */
async function askAll<item>(
  items: readonly item[],
  visit: (item: item) => Promise<RawAnswer>,
  look: (answer: RawAnswer, item: item) => void,
): Promise<void> {
  const rest = items.values()
  const visitor = async () => {
    for (const item of rest) look(await visit(item), item)
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
}

/** A site that has just started still renders pages of its own accord, one after the other, on a busy machine with pauses. */
async function atRest(): Promise<void> {
  await expect(async () => {
    await control('DELETE', '/requests')
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    expect(await searches()).toEqual([])
  }).toPass({ intervals: [0] })
}

// shows F60
test('invented addresses ask nothing of the content service', async () => {
  const known = '/about'
  const paths = Array.from({ length: invented }, (_, index) => {
    const folder = ['', '/casino-blog', '/casino-reviews'][index % 3]
    return `${folder}/invented-${index.toString(36)}`
  }).flatMap((path, index) => (index % 100 === 0 ? [path, known] : [path]))
  await ask('/never-before')
  await atRest()
  const before = [...(await readCacheEntries()).keys()]

  const statuses: Record<string, number> = {}
  await askAll(paths, ask, ({ status }, path) => {
    const name = `${path === known ? 'known' : 'invented'} ${status}`
    statuses[name] = (statuses[name] ?? 0) + 1
  })

  expect(statuses).toEqual({ 'invented 404': invented, 'known 200': invented / 100 })
  expect(await searches()).toEqual([])
  expect([...(await readCacheEntries()).keys()]).toEqual(before)
})

// shows F61
test('a page asked for in hundreds of ways is one', async () => {
  const variants = Array.from({ length: ways }, (_, index): [string, Record<string, string>] => {
    const headers = [
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { accept: `text/html;q=0.${index}` },
      { accept: 'text/x-component', 'accept-language': `x-${index}` },
    ]
    const query = index % 2 === 0 ? `x=${index}` : `_rsc=${index.toString(36)}`
    return [`/about?${query}`, headers[index % headers.length] ?? {}]
  })
  const plain = await ask('/about')
  await atRest()
  const before = await readCacheEntries()

  const odd: unknown[] = []
  await askAll(
    variants,
    ([path, headers]) => ask(path, 'GET', headers),
    ({ status, headers }, [path, given]) => {
      // The framework's client is sent to the address with the right `_rsc`.
      const isRight = given['rsc']
        ? status === 200 || status === 307
        : status === 200 && String(headers['content-type']).includes('text/html')
      if (!isRight) odd.push([path, given, status, headers['content-type']])
    },
  )
  expect(odd).toEqual([])

  const after = await ask('/about')
  expect(after.headers['content-type']).toContain('text/html')
  expect(after.body).toBe(plain.body)
  expect(await searches()).toEqual([])
  expect([...(await readCacheEntries()).keys()]).toEqual([...before.keys()])
})
