// `npm run doctor`: asks everything that the site needs, from where it runs, and says in words what is wrong.
// Ends with 1 when something is. It changes nothing.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

if (existsSync('.env.local')) process.loadEnvFile('.env.local')
const { env } = process
const patienceMs = 10_000
const mebi = 2 ** 20
/** By how much this clock is ahead of each service, in milliseconds. */
const skews = []

/** Each is one sentence, and what to do where something is to be done. */
const findings = [
  ...checkVersions(),
  ...checkSettings(),
  ...(await checkContent()),
  ...(await checkBackend()),
  checkDisk(),
  checkClock(),
]
const marks = { right: 'ok   ', doubtful: 'hm   ', wrong: 'WRONG' }
for (const { state, about, says, advice } of findings)
  console.log(`${marks[state]}  ${about}: ${says}${advice ? `\n       ${advice}` : ''}`)
const wrong = findings.filter(({ state }) => state === 'wrong').length
console.log(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} to mend.`)
process.exitCode = wrong === 0 ? 0 : 1

function right(about, says) {
  return { state: 'right', about, says }
}

function unsure(about, says, advice) {
  return { state: 'doubtful', about, says, advice }
}

function faulty(about, says, advice) {
  return { state: 'wrong', about, says, advice }
}

function checkVersions() {
  const about = 'versions'
  const node = process.versions.node
  if (Number.parseInt(node, 10) < 24)
    return [faulty(about, `This is Node ${node}.`, 'Start the site with Node 24 or newer.')]
  const manifests = globSync('node_modules/{@house-edge/*,next}/package.json').map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  )
  const next = manifests.find(({ name }) => name === 'next')
  if (!next) return [faulty(about, 'Nothing is installed.', 'Run npm install.')]
  const ours = [
    ...new Set(manifests.filter(({ name }) => name !== 'next').map(({ version }) => version)),
  ].toSorted()
  const build = existsSync('.next/BUILD_ID')
    ? right(about, `Node ${node}, Next ${next.version}, House Edge ${ours.join(', ')}, and a build.`)
    : unsure(
        about,
        `Node ${node}, Next ${next.version}, and no build.`,
        'npm start needs one: npm run build.',
      )
  return ours.length < 2
    ? [build]
    : [
        build,
        faulty(
          about,
          `Packages of House Edge are of the versions ${ours.join(' and ')}, and they share one.`,
          'Run npx @house-edge/create@latest upgrade, then npm install.',
        ),
      ]
}

function checkSettings() {
  const about = 'settings'
  const names = ['SITE_ORIGIN', 'CONTENT_REPOSITORY', 'BACKEND_URL', 'BACKEND_PUBLISHABLE_KEY']
  const missing = names.filter((name) => !env[name])
  const where = 'Set it in .env.local or in the environment; services beside the site set theirs.'
  const given = ['SITE_ORIGIN', 'BACKEND_URL', 'CONTENT_ENDPOINT'].filter((name) => env[name])
  const unread = given.filter((name) => !/^https?:\/\/[^/]/.test(env[name]))
  const found = [
    ...missing.map((name) => faulty(about, `${name} is not set.`, where)),
    ...unread.map((name) => faulty(about, `${name} is no URL.`, 'Write it as https://site.example.')),
    ...(env.CONTENT_WEBHOOK_SECRET
      ? []
      : [
          unsure(
            about,
            'CONTENT_WEBHOOK_SECRET is not set.',
            'No webhook is taken without it, and a publish shows seconds later.',
          ),
        ]),
  ]
  return found.length > 0 ? found : [right(about, 'All that the site cannot do without is set.')]
}

async function checkContent() {
  const about = 'content'
  const { CONTENT_REPOSITORY: name, CONTENT_ACCESS_TOKEN: token, CONTENT_ENDPOINT: named } = env
  if (!name && !named) return []
  const endpoint = named || `https://${name}.cdn.prismic.io/api/v2`
  if (!URL.canParse(endpoint)) return []
  const { host } = new URL(endpoint)
  const given = token ? `access_token=${encodeURIComponent(token)}` : ''
  const answer = await ask(`${endpoint}?${given}`)
  const look = 'Look at CONTENT_REPOSITORY and CONTENT_ENDPOINT, and at what this machine may reach.'
  if (answer.failed) return [faulty(about, `${host} cannot be asked: ${answer.failed}.`, look)]
  if (answer.status === 401 || answer.status === 403)
    return [
      faulty(
        about,
        `${host} refuses the access token (${answer.status}).`,
        'Make a new one in the repository’s settings, and set CONTENT_ACCESS_TOKEN.',
      ),
    ]
  const master = answer.json?.refs?.find(({ isMasterRef }) => isMasterRef)?.ref
  if (!master)
    return [faulty(about, `${host} answers ${answer.status}, and not as a content repository does.`, look)]
  const models = globSync('customtypes/*/index.json').map((file) => JSON.parse(readFileSync(file, 'utf8')).id)
  const missing = models.filter((id) => !(id in (answer.json.types ?? {})))
  if (missing.length > 0)
    return [
      faulty(about, `The repository has no model for ${missing.join(', ')}.`, 'Send it: npx prismic push.'),
    ]
  const query = encodeURIComponent('[[at(my.page.uid,"home")]]')
  const home = await ask(`${endpoint}/documents/search?ref=${encodeURIComponent(master)}&q=${query}&${given}`)
  if (home.json?.total_results_size === undefined)
    return [
      faulty(
        about,
        `${host} says what is published, and gives no documents: ${home.failed ?? `it answers ${home.status}`}.`,
        'Look whether the access token may read documents.',
      ),
    ]
  return home.json.total_results_size > 0
    ? [right(about, `${host} gives the first page.`)]
    : [unsure(about, 'There is no first page.', 'Publish a page with the UID home.')]
}

async function checkBackend() {
  const about = 'backend'
  const { BACKEND_URL: url, BACKEND_PUBLISHABLE_KEY: key, BACKEND_SECRET_KEY: secret } = env
  if (!url || !key || !URL.canParse(url)) return []
  const { host } = new URL(url)
  const answer = await ask(`${url}/auth/v1/settings`, by(key))
  if (answer.failed)
    return [
      faulty(
        about,
        `${host} cannot be asked: ${answer.failed}.`,
        'Look at BACKEND_URL, and whether the project is paused. Until it answers nobody can sign in.',
      ),
    ]
  if (answer.status !== 200 || !answer.json?.external)
    return [
      faulty(
        about,
        `${host} answers ${answer.status} to the publishable key.`,
        'Copy BACKEND_URL and BACKEND_PUBLISHABLE_KEY anew, both of one project.',
      ),
    ]
  const taken = secret ? await ask(`${url}/auth/v1/admin/users?per_page=1`, by(secret)) : undefined
  return [
    right(about, `${host} takes the publishable key.`),
    ...(answer.json.external.email === true
      ? []
      : [
          faulty(
            about,
            'Nobody can sign in by e-mail: the provider is off.',
            'Switch it on: Authentication, Sign In / Providers.',
          ),
        ]),
    ...(taken && taken.status !== 200
      ? [
          faulty(
            about,
            `The secret key is not taken: ${taken.failed ?? `it answers ${taken.status}`}.`,
            'Copy the one of the same project to BACKEND_SECRET_KEY.',
          ),
        ]
      : []),
  ]
}

function checkDisk() {
  const about = 'disk'
  const folder = env.SITE_STATE_FOLDER || '.house-edge/site'
  try {
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `.doctor-${process.pid}`)
    writeFileSync(file, 'x')
    rmSync(file)
    const { bavail, bsize } = statfsSync(folder)
    const free = Math.round((bavail * bsize) / mebi)
    const advice = 'Make room: when it is full, pages and the last good content are not kept.'
    if (free < 200) return faulty(about, `${folder} has ${free} MB left.`, advice)
    return right(about, `${folder} can be written to, and has ${free} MB left.`)
  } catch (error) {
    const meanings = {
      EACCES: 'this user may not',
      EROFS: 'the file system is read-only',
      ENOSPC: 'the disk is full',
      ENOTDIR: 'a part of the path is a file',
      EEXIST: 'it is a file',
    }
    return faulty(
      about,
      `${folder} cannot be written to: ${meanings[error.code] ?? error.code}.`,
      'Give the folder to the user of the site, or name another in SITE_STATE_FOLDER.',
    )
  }
}

/** The smallest difference counts: a cache in between makes the others larger. */
function checkClock() {
  const about = 'clock'
  const [least] = skews.toSorted((a, b) => Math.abs(a) - Math.abs(b))
  if (least === undefined)
    return unsure(about, 'No service has said what time it is.', 'Ask again when one answers.')
  const seconds = Math.round(Math.abs(least) / 1_000)
  const says = `This clock is ${seconds} s ${least > 0 ? 'ahead of' : 'behind'} those of the services.`
  return seconds > 60
    ? faulty(about, says, 'Switch time synchronisation on: sessions end by the clock.')
    : right(about, 'This clock and those of the services agree.')
}

function by(key) {
  return { apikey: key, authorization: `Bearer ${key}` }
}

async function ask(url, headers = {}) {
  const startedMs = Date.now()
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) })
    const text = await response.text()
    const said = Date.parse(response.headers.get('date') ?? '')
    const ageMs = Number(response.headers.get('age') ?? 0) * 1_000
    // The header has whole seconds; half of one is the fairest guess.
    if (!Number.isNaN(said)) skews.push((startedMs + Date.now()) / 2 - (said + 500 + ageMs))
    return { status: response.status, json: jsonOf(text) }
  } catch (error) {
    if (error.name === 'TimeoutError') return { failed: `it did not answer within ${patienceMs / 1_000} s` }
    const meanings = {
      ENOTFOUND: 'its name is not known to the resolver of this machine',
      ECONNREFUSED: 'no program listens there',
      CERT_HAS_EXPIRED: 'its certificate has expired',
    }
    return { failed: meanings[error.cause?.code] ?? error.cause?.code ?? error.message }
  }
}

function jsonOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
