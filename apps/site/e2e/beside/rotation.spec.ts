/**
 * `docs/operate/rotation.md`, step by step, at two processes behind nginx while visitors come: the variables that a step
 * names are set as it says, and whatever else it says is done at the service it names.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { APIRequest, APIRequestContext } from '@playwright/test'
import { hasNginx, type Nginx, startNginx } from '../../../../vitest.nginx.ts'
import { hasRedis, type Redis, startRedis } from '../../../../vitest.redis.ts'
import { copyBuild } from '../stack/copy-build.ts'
import { expect, test } from '../stack/journey.ts'
import { desk, openPreview, saveDraft, siteOrigin } from '../stack/services.ts'
import { buildOf, type SiteProcess, startSiteProcess } from '../stack/site-process.ts'
import { site, slot, workspace } from '../stack/slot.ts'
import { createAccount, operate, password, publishableKey } from '../stack/visitors.ts'
import { startVisits, type Visits } from './visits.ts'

test.skip(!hasRedis || !hasNginx, 'there is no nginx, or no Redis and no Valkey, on this machine')

const ports = [slot.ports.second, slot.ports.third] as const
const folder = buildOf('rotation')
const article = 'article_the-size-of-a-stake'
const review = '/casino-reviews/brass-orrery'
const draft = 'A stake that is being written'

let redis: Redis
let nginx: Nginx
/** What the content service told before. */
let hooksBefore: unknown
/** A cache in front that forgets for whoever says one of these, and how often it did and did not. */
const edge = { secrets: new Set(['the edge of before']), forgot: 0, refused: 0 }
const edgeServer = createServer(({ headers, method }, response) => {
  const isKnown = edge.secrets.has(headers.authorization?.replace('Bearer ', '') ?? '')
  if (method === 'PURGE') edge[isKnown ? 'forgot' : 'refused'] += 1
  response.writeHead(isKnown ? 200 : 403).end()
})
const redisPasswords = { old: 'redis of before', new: 'redis from now on' }
/** All variables that are changed, as the processes are started with next. */
let env: Record<string, string> = {}
const processes: SiteProcess[] = []
/** Both came before anything was changed. */
let reader: APIRequestContext
let editor: APIRequestContext

interface Webhook {
  name: string
  url: string
  secret: string
}

async function hooks(): Promise<Webhook[]> {
  return (await desk('GET', '/settings')).body['webhooks'] as Webhook[]
}

/** Has the content service call the site at the address that visitors use, too. */
async function tellWith(secret: string): Promise<void> {
  const url = `http://127.0.0.1:${nginx.plainPort}/api/revalidate`
  const others = (await hooks()).filter((hook) => hook.url !== url)
  const { status } = await desk('PATCH', '/settings', {
    webhooks: [...others, { name: 'Rotated', url, secret }],
  })
  expect(status).toBe(200)
}

async function addKey(kind: 'publishable' | 'secret'): Promise<string> {
  return String((await operate('POST', `/control/keys/${kind}`))['key'])
}

function start(index: number): Promise<SiteProcess> {
  return startSiteProcess({ name: 'rotation', port: ports[index] ?? 0, env })
}

async function visitor(request: APIRequest, baseURL: string, address: string): Promise<APIRequestContext> {
  return request.newContext({
    baseURL,
    ignoreHTTPSErrors: true,
    maxRedirects: 0,
    extraHTTPHeaders: { origin: siteOrigin, 'x-forwarded-for': address },
  })
}

/** Sends the form of the sign-in page. @returns Where it leads. */
async function signInAt(
  context: APIRequestContext,
  origin: string,
  email: string,
  secret = password,
): Promise<string> {
  await context.get(`${origin}/login`)
  const answer = await context.post(`${origin}/api/auth/sign-in`, { form: { email, password: secret } })
  return answer.headers()['location'] ?? String(answer.status())
}

test.beforeAll(async ({ playwright: { request } }) => {
  test.setTimeout(300_000)
  redis = await startRedis()
  await redis.say(`ACL SETUSER default resetpass ">${redisPasswords.old}"`)
  edgeServer.listen(0, '127.0.0.1')
  await once(edgeServer, 'listening')
  copyBuild(join(site, slot.build), join(site, folder), { isFinished: true })
  nginx = await startNginx(ports, (recipe) =>
    // The content service has no certificate of this nginx to trust.
    recipe.replace(
      /return 308 [^;]*;/,
      (leads) => `location = /api/revalidate { proxy_pass http://site; }\n    location / { ${leads} }`,
    ),
  )
  // A secret key of their own, since the stack goes on with the one it has.
  env = {
    SITE_SHARED_URL: redisWith(redisPasswords.old),
    SITE_EDGE_URL: `http://127.0.0.1:${(edgeServer.address() as AddressInfo).port}`,
    SITE_EDGE_SECRET: 'the edge of before',
    SITE_DIST_DIR: folder,
    SITE_TRUSTED_HOPS: '1',
    CONTENT_WEBHOOK_SECRET: 'a webhook secret of before',
    BACKEND_SECRET_KEY: await addKey('secret'),
    BACKEND_PUBLISHABLE_KEY: publishableKey(),
  }
  processes.push(...(await Promise.all([start(0), start(1)])))
  hooksBefore = await hooks()
  await tellWith(env['CONTENT_WEBHOOK_SECRET'] ?? '')

  const address = `https://127.0.0.1:${nginx.tlsPort}`
  reader = await visitor(request, address, '203.0.113.1')
  expect(await signInAt(reader, '', await createAccount())).toContain('/account')
  editor = await visitor(request, address, '203.0.113.2')
  await saveDraft(article, { title: draft })
  const preview = new URL((await openPreview({ documentId: article })).url)
  expect((await editor.get(preview.pathname + preview.search)).status()).toBeLessThan(400)
})
test.afterAll(async () => {
  await desk('PATCH', '/settings', { webhooks: hooksBefore })
  await desk('DELETE', `/documents/${article}/draft`)
  for (const each of processes) await each.kill()
  await reader?.dispose()
  await editor?.dispose()
  await nginx.stop()
  await rm(join(site, folder), { recursive: true, force: true })
  await redis.stop()
  edgeServer.close()
})

function redisWith(password: string): string {
  return redis.url.replace('//', `//:${encodeURIComponent(password)}@`)
}

/** The steps of the section about a variable, by the restart they lead to. What comes after the last has none. */
function roundsOf(variable: string): string[][] {
  const text = readFileSync(join(workspace, 'docs/operate/rotation.md'), 'utf8')
  const [, rest = ''] = text.split(`(\`${variable}\`)\n`)
  const steps = [...(rest.split('\n## ')[0] ?? '').matchAll(/^\d+\. (.*)$/gm)].map(([, step = '']) => step)
  expect(steps.length, variable).toBeGreaterThan(1)
  const rounds: string[][] = [[]]
  for (const step of steps) {
    rounds.at(-1)!.push(step)
    if (isRestart(step)) rounds.push([])
  }
  return rounds.filter(({ length }) => length > 0)
}

const isRestart = (step: string): boolean => step.includes('restart')

interface Rotation {
  old: string
  new: string
  /** What a step says to do at a service, by the words it begins with. */
  elsewhere: Record<string, () => Promise<unknown>>
}

/** Does what a step says, up to its restart. */
async function follow(step: string, values: Rotation): Promise<void> {
  const begun = Object.keys(values.elsewhere).find((words) => step.startsWith(words))
  const assigned = [...step.matchAll(/`([A-Z_]+)=<(old|new)>`/g)]
  const [, removed] = /remove `([A-Z_]+)`/i.exec(step) ?? []
  expect(begun !== undefined || assigned.length > 0 || removed !== undefined, `${step} is done`).toBe(true)
  if (begun !== undefined) await values.elsewhere[begun]?.()
  for (const [, name = '', which] of assigned) env = { ...env, [name]: values[which as 'old' | 'new'] }
  if (removed !== undefined) {
    const { [removed]: _removed, ...left } = env
    env = left
  }
}

/** One process after the other. @param between Looked at when one has been started anew and the other has not. */
async function restart(between: () => Promise<void>): Promise<void> {
  for (const index of ports.keys()) {
    await processes[index]!.stop()
    processes[index] = await start(index)
    if (index === 0) await between()
  }
}

/** Everything that is to go on, after each step. */
async function expectAllIsWell(): Promise<void> {
  const description = `Published after a step, ${Date.now()}`
  await saveDraft('page_about', { meta_description: description })
  expect((await desk('POST', '/documents/page_about/publish')).status).toBe(200)
  for (const { origin } of processes)
    await expect.poll(async () => (await fetch(`${origin}/about`)).text()).toContain(description)
  expect(await (await editor.get('/casino-blog/the-size-of-a-stake')).text()).toContain(draft)
}

/** Every call of the content service to this site: what came back. */
async function answersToCalls(): Promise<string[]> {
  const sent = (await desk('GET', '/settings/sent')).body as unknown as {
    url: string
    attempts: { outcome: string }[]
  }[]
  return sent
    .filter(({ url }) => url.includes(`:${nginx.plainPort}/`))
    .flatMap(({ attempts }) => attempts.map(({ outcome }) => outcome))
}

/** A reader with an account, and visitors. */
const startReaders = (): Visits =>
  // From the account who is signed out is led to the sign-in page.
  startVisits(['/account', '/', '/about', review], async (path) => ({
    status: (await reader.get(path)).status(),
  }))

/** Takes the steps of all sections, whose restarts are the same ones: a start costs more than all that is asked of it. */
async function walk(
  sections: Readonly<Record<string, Rotation>>,
  between: () => Promise<void>,
): Promise<void> {
  const planned = Object.entries(sections).map(([variable, values]) => ({
    values,
    rounds: roundsOf(variable),
  }))
  const visits = startReaders()
  for (let round = 0; planned.some(({ rounds }) => round < rounds.length); round += 1) {
    const steps = planned.flatMap(({ values, rounds }) =>
      (rounds[round] ?? []).map((step) => ({ step, values })),
    )
    for (const { step, values } of steps)
      await test.step(step, async () => {
        await follow(step, values)
        if (!isRestart(step)) await expectAllIsWell()
      })
    if (steps.some(({ step }) => isRestart(step)))
      await test.step(`restart ${round + 1}`, async () => {
        await restart(between)
        await expectAllIsWell()
      })
  }
  const { visits: count, failed } = await visits.end()
  expect(failed).toEqual([])
  expect(count).toBeGreaterThan(10)
}

/** Guesses at an account, until it is shut to everybody but browsers that are known there. */
async function lockOut(request: APIRequest, origin: string, email: string): Promise<void> {
  const stranger = await visitor(request, origin, `198.51.100.${(strangers += 1)}`)
  for (let guess = 0; guess < 12; guess += 1) await signInAt(stranger, origin, email, `guess ${guess}`)
  await stranger.dispose()
}
let strangers = 0

/** Guesses at the process that was started anew shut the account at the other one, and the other way round. */
async function expectGuessesCount(request: APIRequest): Promise<void> {
  const [one, two] = processes as [SiteProcess, SiteProcess]
  for (const [guessed, asked] of [
    [one, two],
    [two, one],
  ] as const) {
    const email = await createAccount()
    expect(await isShut(request, asked.origin, email)).toBe(false)
    await lockOut(request, guessed.origin, email)
    expect(await isShut(request, asked.origin, email)).toBe(true)
  }
}

/** Whether somebody who knows the password, and whose browser is not known, is let in. */
async function isShut(request: APIRequest, origin: string, email: string): Promise<boolean> {
  const stranger = await visitor(request, origin, `198.51.100.${(strangers += 1)}`)
  const target = await signInAt(stranger, origin, email)
  await stranger.dispose()
  return !target.includes('/account')
}

/**
 * Decision 0343: a browser that became known at the process with the new key is known at the other, so strangers who
 * guess do not lock its owner out.
 */
async function expectBrowsersKnown(request: APIRequest): Promise<void> {
  const [one, two] = processes as [SiteProcess, SiteProcess]
  const email = await createAccount()
  const owner = await visitor(request, one.origin, '203.0.113.4')
  expect(await signInAt(owner, one.origin, email)).toContain('/account')
  await owner.post(`${one.origin}/api/auth/sign-out`)
  await lockOut(request, two.origin, email)
  expect(await isShut(request, two.origin, email)).toBe(true)
  expect(await signInAt(owner, two.origin, email)).toContain('/account')
  await owner.dispose()
}

test('every secret is changed: no publish is lost, no guess and no session, and browsers stay known', async ({
  playwright: { request },
}) => {
  test.setTimeout(600_000)
  const secretKey: Rotation = {
    old: env['BACKEND_SECRET_KEY'] ?? '',
    new: '',
    elsewhere: {
      'Make a second secret key': async () => (secretKey.new = await addKey('secret')),
      'Delete the old key': () => operate('DELETE', `/control/keys/secret/${secretKey.old}`),
    },
  }
  const publishable: Rotation = {
    old: publishableKey(),
    new: '',
    elsewhere: {
      'Make a second publishable key': async () => (publishable.new = await addKey('publishable')),
      // The stack goes on with it. Until here no page may name it any more.
      'Delete the old key': async () => {
        for (const { origin } of processes)
          await expect(async () => {
            const page = await (await fetch(origin + review)).text()
            expect(page).toContain(publishable.new)
            expect(page).not.toContain(publishable.old)
          }).toPass()
      },
    },
  }
  const sections = {
    CONTENT_WEBHOOK_SECRET: {
      old: 'a webhook secret of before',
      new: 'a webhook secret from now on',
      elsewhere: { 'At the content service': () => tellWith('a webhook secret from now on') },
    },
    BACKEND_SECRET_KEY: secretKey,
    BACKEND_PUBLISHABLE_KEY: publishable,
    SITE_EDGE_SECRET: {
      old: 'the edge of before',
      new: 'the edge from now on',
      elsewhere: {
        'At the edge, accept': async () => edge.secrets.add('the edge from now on'),
        'Take the first comparison': async () => edge.secrets.delete('the edge of before'),
      },
    },
    SITE_SHARED_URL: {
      old: redisWith(redisPasswords.old),
      new: redisWith(redisPasswords.new),
      elsewhere: {
        'Add a second password': () =>
          redis.say(`AUTH "${redisPasswords.old}"`, `ACL SETUSER default ">${redisPasswords.new}"`),
        'Take the first password': () =>
          redis.say(`AUTH "${redisPasswords.new}"`, `ACL SETUSER default "<${redisPasswords.old}"`),
      },
    },
  }
  await walk(sections, async () => {
    // The service calls with the value of before, which one of them now has as the other one.
    await expectAllIsWell()
    await expectGuessesCount(request)
    await expectBrowsersKnown(request)
  })
  await expectGuessesCount(request)
  const answers = await answersToCalls()
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.filter((answer) => answer !== 'status 200')).toEqual([])
  expect(edge.forgot).toBeGreaterThan(0)
  expect(edge.refused).toBe(0)
  await operate('DELETE', `/control/keys/publishable/${publishable.new}`)
})
