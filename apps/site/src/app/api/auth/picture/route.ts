import { answerAccountForm } from '../../../../account/answer-form.ts'
import { keepPicture, readPicture } from '../../../../account/picture/keep-picture.ts'
import { listFactors } from '@house-edge/auth/server'
import { judgeStanding } from '../../../../account/judge-standing.ts'
import { pictureLimitBytes, preparePicture } from '../../../../account/picture/prepare-picture.ts'
import { pictureTurns } from '../../../../account/picture/picture-turns.ts'
import { siteAuth } from '../../../../auth.ts'
import { visitorBackend } from '../../../../backend.ts'

const page = '/account/profile'
/** Bytes of the form around the file. */
const formOverheadBytes = 16 * 1024

/** Stores the visitor's picture, replacing the previous one. */
export const POST = answerAccountForm(
  page,
  async (context, fields, claims) => {
    const file = fields.file('picture')
    if (!file) return { to: page, flash: { code: 'auth/form-invalid' } }
    const code = await pictureTurns().take(claims.sub, async () => {
      const backend = await visitorBackend(context)
      const { error } = await backend.rpc('begin_pictures')
      if (error) return error.hint === 'limit/pictures-a-day' ? 'auth/too-many-attempts' : 'auth/unavailable'
      const picture = await preparePicture(file)
      if (!picture) return 'auth/form-invalid'
      const isKept = await keepPicture(backend, claims.sub, picture)
      return isKept ? 'auth/saved' : 'auth/unavailable'
    })
    return { to: page, flash: { code: code === 'busy' ? 'auth/unavailable' : code } }
  },
  { limitBytes: pictureLimitBytes + formOverheadBytes },
)

/** Shows visitors their own picture. */
export function GET(request: Request) {
  return siteAuth().handle(request, async (context) => {
    const visitor = await context.visitor()
    const isOwner =
      visitor.state === 'signed-in' &&
      judgeStanding(await listFactors(context), visitor.claims).standing === 'complete'
    const picture = isOwner && (await readPicture(await visitorBackend(context), visitor.claims.sub))
    return picture
      ? new Response(picture, { headers: { 'content-type': 'image/webp' } })
      : new Response(null, { status: 404 })
  })
}
