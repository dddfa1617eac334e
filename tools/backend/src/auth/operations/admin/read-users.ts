import type { GatewayContext } from '../../../gateway/context.ts'
import { getNamedUser, requireAdmin } from '../../admin/require-admin.ts'
import { validationFailed } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { toFactorJson, toUserJson } from '../../users/user-json.ts'
import { listUsers } from '../../users/user.ts'

const defaultPerPage = 50
const maxPerPage = 1000

/** `GET /admin/users?page=…&per_page=…`, newest first. */
export async function adminListUsers(auth: AuthService, context: GatewayContext): Promise<Response> {
  requireAdmin(context)
  const page = readNumber(context, 'page', 1)
  const perPage = Math.min(readNumber(context, 'per_page', defaultPerPage), maxPerPage)
  const { users, total } = await auth.database.transaction((tx) =>
    listUsers(tx, perPage, (page - 1) * perPage),
  )
  const lastPage = Math.ceil(total / perPage)
  const link = (target: number, rel: string): string => {
    const url = new URL(context.req.url)
    url.searchParams.set('page', String(target))
    return `<${url.pathname}${url.search}>; rel="${rel}"`
  }
  return context.json({ users: users.map(toUserJson), aud: 'authenticated' }, 200, {
    'X-Total-Count': String(total),
    Link: [...(lastPage > page ? [link(page + 1, 'next')] : []), link(lastPage, 'last')].join(', '),
  })
}

/** `GET /admin/users/:id` */
export async function adminGetUser(auth: AuthService, context: GatewayContext): Promise<Response> {
  requireAdmin(context)
  return context.json(toUserJson(await auth.database.transaction((tx) => getNamedUser(tx, context))))
}

/** `GET /admin/users/:id/factors` */
export async function adminListFactors(auth: AuthService, context: GatewayContext): Promise<Response> {
  requireAdmin(context)
  const user = await auth.database.transaction((tx) => getNamedUser(tx, context))
  return context.json(user.factors.map(toFactorJson))
}

function readNumber(context: GatewayContext, name: string, fallback: number): number {
  const text = context.req.query(name)
  const value = text ? Number(text) : fallback
  if (!Number.isInteger(value) || value < 0) throw validationFailed(`Bad Pagination Parameters: ${name}`)
  return Math.max(value, 1)
}
