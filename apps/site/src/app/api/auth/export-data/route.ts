import { exportData } from '@house-edge/auth/server'
import { afterFailure, answerAccountForm } from '../../../../account/answer-form.ts'
import { exportPictures } from '../../../../account/picture/keep-picture.ts'
import { exportExperiencePictures } from '../../../../experiences/keep-experience.ts'
import { visitorBackend } from '../../../../backend.ts'

/** Hands over everything the site knows about the visitor, as a file: what the database has, and their pictures. */
export const POST = answerAccountForm('/account/data', async (context, _fields, claims) => {
  const outcome = await exportData(context)
  if (!outcome.ok) return afterFailure(outcome, '/account/data', 'data')
  const backend = await visitorBackend(context)
  const [own, told] = await Promise.all([
    exportPictures(backend, claims.sub),
    exportExperiencePictures(backend),
  ])
  if (!own || !told) return { to: '/account/data', flash: { code: 'auth/unavailable' } }
  const day = new Date().toISOString().slice(0, 10)
  return new Response(
    `${JSON.stringify({ ...(outcome.data as object), pictures: [...own, ...told] }, null, 2)}\n`,
    {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="house-edge-${day}.json"`,
      },
    },
  )
})
