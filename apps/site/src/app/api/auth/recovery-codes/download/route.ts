import { answerAccountForm } from '../../../../../account/answer-form.ts'

const codes = /^[\w-]{6,40}(?: [\w-]{6,40}){0,19}$/

/**
 * Hands the recovery codes that the page shows back as a file. They come with
 * the form, for nobody else knows them; nothing of them is kept.
 */
export const POST = answerAccountForm('/account/second-factor', async (_exchange, fields) => {
  const shown = fields.get('codes') ?? ''
  if (!codes.test(shown)) return { to: '/account/second-factor', flash: { code: 'auth/form-invalid' } }
  return new Response(fileOf(shown.split(' ')), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="house-edge-recovery-codes.txt"',
    },
  })
})

function fileOf(lines: readonly string[]): string {
  return [
    'Recovery codes for House Edge',
    'Each lets you in once when your authenticator app is lost.',
    '',
    ...lines,
    '',
  ].join('\r\n')
}
