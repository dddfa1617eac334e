import { Hono } from 'hono'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isWriteToken } from '../access/write-access.ts'
import { WireError } from '../errors/wire-error.ts'
import {
  changeModels,
  getModel,
  listModels,
  parseBulkInput,
  parseModelInput,
} from '../operations/models/change-models.ts'
import type { Service } from '../service.ts'
import { authorised, json } from './write-apis.ts'

/** The Custom Types API. A 400 is answered with a text, anything else with `{ message }`. */
export function typesApi(service: Service): Hono {
  const app = new Hono({ strict: false })
  app.use(
    '*',
    authorised(service, (message) => ({ message })),
  )
  const done = (context: Context): Response => context.body(null, 204)
  for (const kind of ['customtypes', 'slices'] as const) {
    app.get(`/${kind}`, async (context) => context.json(await listModels(kind, service)))
    app.get(`/${kind}/:id`, async (context) =>
      context.json(await getModel(kind, context.req.param('id'), service)),
    )
    for (const what of ['insert', 'update'] as const)
      app.post(`/${kind}/${what}`, async (context) => {
        const model = parseModelInput(await json(context))
        await changeModels([{ kind, what, id: model.id, model }], service)
        return what === 'insert' ? context.body(null, 201) : done(context)
      })
    app.delete(`/${kind}/:id`, async (context) => {
      await changeModels([{ kind, what: 'delete', id: context.req.param('id') }], service)
      return done(context)
    })
  }
  app.post('/bulk', async (context) => {
    await changeModels(parseBulkInput(await json(context)), service)
    return done(context)
  })
  return app
}

/**
 * Who the vendor's command line is signed in as. `prismic status` and `prismic whoami` ask before
 * anything else, with the token as a cookie. Tokens stand for no person, so the repository is named.
 */
export function accountApi(service: Service): Hono {
  return new Hono({ strict: false }).get('/profile', (context) => {
    if (!isWriteToken(getCookie(context, 'prismic-auth'), service))
      throw new WireError(401, { message: 'Unauthorized' })
    const { name } = service.repository
    const repositories = [{ domain: name, name, role: 'Administrator' }]
    return context.json({ email: `${name} (write token)`, shortId: name, intercomHash: '', repositories })
  })
}
