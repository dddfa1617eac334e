import { listFactors, updateProfile } from '@house-edge/auth/server'
import { afterFailure, type FormHandling, type Handler } from '../forms/form-handling.ts'
import { pictureTurns } from '../picture/picture-turns.ts'
import { pictureLimitBytes, preparePicture } from '../picture/prepare-picture.ts'
import { readDisplayName } from '../profile/display-name.ts'
import { readPicture, removePicture, replacePicture } from '../profile/profile-store.ts'
import { visitorBackend } from '../settings/account-database.ts'
import { judgeStanding } from '../standing/judge-standing.ts'

/** What others see of a visitor. */
export interface ProfileHandlers {
  /** Changes the display name: in the database, where others read it, and in the session. At `profile`. */
  profile: { POST: Handler }
  /** Stores the visitor's picture, replacing the previous one, and shows it to them. At `picture`. */
  picture: { POST: Handler; GET: Handler }
  /** Deletes the visitor's picture. At `picture/remove`. */
  removePicture: { POST: Handler }
}

/** Why the database refuses a name, in its hints. */
const refusedNames: ReadonlySet<string | undefined> = new Set(['limit/links', 'limit/staff'])

/** Bytes of the form around the file. */
const formOverheadBytes = 16 * 1024

export function profileHandlers({ settings, handleAccountForm }: FormHandling): ProfileHandlers {
  return {
    profile: {
      POST: handleAccountForm('profile', async (context, fields, claims) => {
        const site = settings()
        const to = site.paths.profile
        const typed = fields.get('display-name')
        const read = readDisplayName(typed)
        if (!read.ok) return { to, flash: read.flash }
        const { name } = read
        const backend = await visitorBackend(site, context)
        const { error } = await backend
          .from('profiles')
          .update({ display_name: name ?? null })
          .eq('id', claims.sub)
        if (refusedNames.has(error?.hint))
          return { to, flash: { code: 'auth/form-invalid', name: typed?.slice(0, 100) ?? '' } }
        if (error) {
          site.onNotice?.({ about: 'profile', code: error.code })
          return { to, flash: { code: 'auth/unavailable', name: typed?.slice(0, 100) } }
        }
        site.onChange?.()
        const outcome = await updateProfile(context, { display_name: name ?? '' })
        return outcome.ok
          ? { to, flash: { code: 'auth/saved' } }
          : afterFailure(site, outcome, to, 'password')
      }),
    },
    picture: {
      POST: handleAccountForm(
        'profile',
        async (context, fields, claims) => {
          const site = settings()
          const to = site.paths.profile
          const file = fields.file('picture')
          if (!file) return { to, flash: { code: 'auth/form-invalid' } }
          const code = await pictureTurns().take(claims.sub, async () => {
            const backend = await visitorBackend(site, context)
            const { error } = await backend.rpc('begin_pictures')
            if (error)
              return error.hint === 'limit/pictures-a-day' ? 'auth/too-many-attempts' : 'auth/unavailable'
            const picture = await preparePicture(file)
            if (!picture) return 'auth/form-invalid'
            const isStored = await replacePicture(site, backend, claims.sub, picture)
            return isStored ? 'auth/saved' : 'auth/unavailable'
          })
          return { to, flash: { code: code === 'busy' ? 'auth/unavailable' : code } }
        },
        { limitBytes: pictureLimitBytes + formOverheadBytes },
      ),
      GET: (request) => {
        const site = settings()
        return site.auth.handle(request, async (context) => {
          const visitor = await context.visitor()
          const isOwner =
            visitor.state === 'signed-in' &&
            judgeStanding(await listFactors(context), visitor.claims).standing === 'complete'
          const picture =
            isOwner && (await readPicture(site, await visitorBackend(site, context), visitor.claims.sub))
          return picture
            ? new Response(picture, { headers: { 'content-type': 'image/webp' } })
            : new Response(null, { status: 404 })
        })
      },
    },
    removePicture: {
      POST: handleAccountForm('profile', async (context, _fields, claims) => {
        const site = settings()
        const isGone = await removePicture(site, await visitorBackend(site, context), claims.sub)
        return { to: site.paths.profile, flash: { code: isGone ? 'auth/saved' : 'auth/unavailable' } }
      }),
    },
  }
}
