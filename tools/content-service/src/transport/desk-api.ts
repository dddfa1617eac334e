import { randomUUID } from 'node:crypto'
import { parseJson } from '@house-edge/double/json'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { roleOf } from '../access/guard.ts'
import type { GuardRules } from '../access/guard.ts'
import type { DocumentDetail } from '../desk/contract.ts'
import { DeskError, tooLarge } from '../desk/desk-error.ts'
import { inputs, parse } from '../desk/inputs.ts'
import type { Json } from '../json/json.ts'
import { createDocument } from '../operations/desk/create-document.ts'
import { describeDocument, describeHistory } from '../operations/desk/describe-document.ts'
import {
  describeModels,
  describeRepository,
  readSlicePicture,
} from '../operations/desk/describe-repository.ts'
import { deleteDocument, discardDraft, restoreVersion } from '../operations/desk/discard-and-delete.ts'
import { findReferences } from '../operations/desk/find-references.ts'
import {
  changeImage,
  deleteImage,
  findImageUsage,
  listImages,
  uploadImage,
} from '../operations/desk/images.ts'
import { listFindings } from '../operations/desk/list-findings.ts'
import { listTranslations } from '../operations/desk/list-translations.ts'
import { listDocuments } from '../operations/desk/list-documents.ts'
import { listTrash } from '../operations/desk/list-trash.ts'
import { createPreview, endPreview, listPreviews } from '../operations/desk/previews.ts'
import { publishDocument, unpublishDocument } from '../operations/desk/publish-document.ts'
import { readEntry } from '../operations/desk/read-history.ts'
import {
  addTranslations,
  changeRelease,
  createRelease,
  deleteRelease,
  describeRelease,
  publishRelease,
  putReleaseVersion,
  removeReleaseVersion,
} from '../operations/desk/releases.ts'
import { saveDraft } from '../operations/desk/save-draft.ts'
import { changeSettings, listSent, sendAgain, testWebhook } from '../operations/desk/settings.ts'
import { anyVersion } from '../repository/document-states.ts'
import type { Release } from '../repository/repository.ts'
import type { Service } from '../service.ts'
import { forPublishers, guarded, publishersOnly, tokenOf } from './guarded.ts'

const largestBodyBytes = 8 * 1024 * 1024

/** What a request says, as operations take it. */
interface Asked {
  /** A part of the path. */
  at: (name: string) => string
  query: URLSearchParams
  /** The body of a request, parsed by a schema. */
  read: <T>(schema: z.ZodType<T>) => Promise<T>
  /** `If-Match`, quotes or not. */
  version: string | undefined
  context: Context
}

type Answer = (asked: Asked) => unknown

/** What the desk calls. See `desk/contract.ts` for what is sent and answered. */
export function deskApi(service: Service, rules: GuardRules): Hono {
  const app = new Hono({ strict: false })
  app.use('*', guarded(rules, isForPublishers))
  app.use('*', async (context, next) => {
    await next()
    context.res.headers.set('cache-control', 'no-store')
  })
  for (const [place, answer] of Object.entries(answers(service, rules))) {
    const [method = '', path = ''] = place.split(' ')
    const isCreation = method === 'POST' && creating.has(path)
    app.on(method, path, async (context) => {
      const asked = askedOf(context)
      const result = await answer(asked)
      if (method !== 'GET' && changing.test(path)) tellOthers(asked, result)
      if (result instanceof Response) return result
      return result === undefined
        ? context.body(null, 204)
        : context.json(result as Json, isCreation ? 201 : 200)
    })
  }
  const tellOthers = ({ at }: Asked, result: unknown): void => {
    const { version } = (result ?? {}) as Partial<DocumentDetail>
    service.presence.saved(at('documentId') || at('id'), version ?? null)
  }
  app.all('*', ({ req }) => {
    throw new DeskError(
      'desk/not-found',
      `The desk has nothing at ${req.method} ${req.path}. Nothing was changed. See the README.`,
    )
  })
  return app
}

/** What makes another version of a document that others may have open. */
const changing = /^\/documents\/:id(?!\/presence)|\/documents\/:documentId/
const creating = new Set(['/documents', '/images', '/releases', '/previews'])

/** Every request there is. What answers nothing answers 204. */
function answers(service: Service, rules: GuardRules): Record<string, Answer> {
  /** The contents of a scheduled release are published automatically. It may be scheduled until the change has its turn. */
  const permit = async (context: Context, releaseId: string) => {
    const { releases } = service.repository
    if (isScheduled(releases.get(releaseId))) await publishersOnly(context, rules)
    const role = await roleOf(tokenOf(context), rules)
    return (release: Release) => {
      if (isScheduled(release) && role !== 'publisher') throw forPublishers()
    }
  }
  return {
    'GET /repository': async ({ context }) => ({
      ...describeRepository(service),
      role: rules.sessions ? ((await roleOf(tokenOf(context), rules)) ?? null) : null,
    }),
    'GET /models': () => describeModels(service),
    'GET /slices/:id/:variation': ({ at }) => readSlicePicture(at('id'), at('variation'), service),
    'GET /settings': () => service.repository.settings,
    'PATCH /settings': async ({ read }) => changeSettings(await read(anything), service),
    'GET /settings/sent': () => listSent(service),
    'POST /settings/sent/:id/again': ({ at }) => sendAgain(at('id'), service),
    'POST /settings/webhooks/:id/test': ({ at }) => testWebhook(at('id'), service),

    'GET /translations': ({ query }) => listTranslations(query, service),
    'GET /findings': ({ query }) => listFindings(query, service),
    'GET /documents': ({ query }) => listDocuments(query, service),
    'POST /documents': async ({ read }) => createDocument(await read(inputs.newDocument), service),
    'GET /documents/:id': ({ at, query }) => describeDocument(at('id'), service, query.get('release')),
    'DELETE /documents/:id': ({ at }) => deleteDocument(at('id'), service),
    'PUT /documents/:id/draft': async ({ at, read, version, query, context }) => {
      const release = query.get('release')
      const content = await read(inputs.draft)
      const [type, lang] = [query.get('type'), query.get('lang')]
      if (version === 'new' && type !== null && !anyVersion(at('id'), service.repository)) {
        const begun = { ...content, id: at('id'), type, ...(lang ? { lang } : {}) }
        return createDocument(parse(inputs.newDocument, begun), service)
      }
      if (release === null) return saveDraft(at('id'), content, version, service)
      await describeDocument(at('id'), service, release)
      const permitted = await permit(context, release)
      await putReleaseVersion(release, at('id'), content, version, permitted, service)
      return describeDocument(at('id'), service, release)
    },
    'DELETE /documents/:id/draft': ({ at }) => discardDraft(at('id'), service),
    'POST /documents/:id/publish': ({ at, version }) => publishDocument(at('id'), version, service),
    'POST /documents/:id/unpublish': ({ at }) => unpublishDocument(at('id'), service),
    'GET /documents/:id/references': ({ at }) => findReferences(at('id'), service),
    'GET /documents/:id/history': ({ at }) => describeHistory(at('id'), service.repository),
    'GET /documents/:id/history/:entry': async ({ at }) => {
      const { stored: _stored, ...entry } = await readEntry(
        at('id'),
        `${at('entry')}.json`,
        service.repository,
      )
      return entry
    },
    'POST /documents/:id/history/:entry/restore': ({ at }) => restoreVersion(at('id'), at('entry'), service),

    'GET /documents/:id/events': ({ at, query, context }) =>
      listenTo(at('id'), query, context, service, rules),
    'PUT /documents/:id/presence': async ({ at, read }) => {
      const { key, field } = await read(inputs.visitor)
      service.presence.move(at('id'), key, field)
    },
    'GET /trash': () => listTrash(service),

    'GET /images': ({ query }) => listImages(query, service),
    'POST /images': async ({ context }) => uploadImage(await form(context), service),
    'PATCH /images/:id': async ({ at, read }) => changeImage(at('id'), await read(anything), service),
    'DELETE /images/:id': ({ at }) => deleteImage(at('id'), service),
    'GET /images/:id/usage': ({ at }) => findImageUsage(at('id'), service),

    'POST /releases': async ({ read, context }) => {
      const release = await read(inputs.release)
      if (isScheduled(release)) await publishersOnly(context, rules)
      return createRelease(release, service)
    },
    'GET /releases/:id': ({ at }) => describeRelease(at('id'), service),
    'PATCH /releases/:id': async ({ at, read }) =>
      changeRelease(at('id'), await read(inputs.release), service),
    'DELETE /releases/:id': async ({ at, context }) =>
      deleteRelease(at('id'), await permit(context, at('id')), service),
    'POST /releases/:id/publish': ({ at }) => publishRelease(at('id'), service),
    'PUT /releases/:id/documents/:documentId': async ({ at, read, version, context }) =>
      putReleaseVersion(
        at('id'),
        at('documentId'),
        await read(inputs.releaseVersion),
        version,
        await permit(context, at('id')),
        service,
      ),
    'POST /releases/:id/translations': async ({ at, query, context }) =>
      addTranslations(at('id'), query.get('of'), await permit(context, at('id')), service),
    'DELETE /releases/:id/documents/:documentId': async ({ at, context }) =>
      removeReleaseVersion(at('id'), at('documentId'), await permit(context, at('id')), service),

    'GET /previews': () => listPreviews(service),
    'POST /previews': async ({ read }) => createPreview(await read(inputs.preview), service),
    'DELETE /previews/:id': ({ at }) => endPreview(at('id'), service),
  }
}

function isScheduled(release: { scheduledAtMs?: number | null | undefined } | undefined): boolean {
  return typeof release?.scheduledAtMs === 'number'
}

/** Sends an editor with an open document the other editors, and every new version, until they leave or may be here no more. */
function listenTo(
  id: string,
  query: URLSearchParams,
  context: Context,
  { presence, repository }: Service,
  rules: GuardRules,
): Response {
  const visitor = { key: query.get('key') || randomUUID(), name: query.get('name') ?? '' }
  return streamSSE(context, async (stream) => {
    const leave = presence.join(id, visitor, (event, data) => {
      void stream.writeSSE({ event, data: JSON.stringify(data) })
    })
    const { clock } = repository
    let stop = (): void => undefined
    const left = new Promise<void>((resolve) => stream.onAbort(resolve))
    while (!stream.aborted && (await roleOf(tokenOf(context), rules)) !== undefined) {
      const aMinute = new Promise<void>((resolve) => {
        stop = clock.schedule(clock.nowMs() + 60_000, resolve)
      })
      await Promise.race([left, aMinute])
      stop()
    }
    leave()
  })
}

/** What visitors see at once, or later by itself, and what opens the repository to others. */
function isForPublishers(method: string, path: string): boolean {
  if (/^\/desk\/api\/settings(?:\/|$)/.test(path)) return true
  return /\/(un)?publish$/.test(path) || (method === 'PATCH' && path.startsWith('/desk/api/releases/'))
}

const anything = z.unknown()

function askedOf(context: Context): Asked {
  return {
    at: (name) => context.req.param(name) ?? '',
    query: new URL(context.req.url).searchParams,
    read: async (schema) => parse(schema, await body(context)),
    version: context.req.header('if-match')?.replace(/^(W\/)?"|"$/g, ''),
    context,
  }
}

async function body(context: Context): Promise<unknown> {
  const text = await context.req.text()
  if (Buffer.byteLength(text) > largestBodyBytes) throw tooLarge(largestBodyBytes)
  if (text === '') return {}
  try {
    return parseJson(text)
  } catch {
    throw new DeskError(
      'desk/bad-request',
      'The request is not JSON. Nothing was changed. Send it again as JSON.',
    )
  }
}

async function form(context: Context): Promise<FormData> {
  try {
    return await context.req.formData()
  } catch {
    throw new DeskError(
      'desk/bad-request',
      'The request is not a form. Nothing was added. Send it again as a form.',
    )
  }
}
