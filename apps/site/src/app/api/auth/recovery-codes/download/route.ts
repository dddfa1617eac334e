import { answerAccountForm } from '../../../../../account/answer-form.ts'

const codes = /^[\w-]{6,40}(?: [\w-]{6,40}){0,19}$/

/**
 * Returns the recovery codes that the page shows as a file. They come with the form, because they are
 * stored nowhere in plain text.
 */
export const POST = answerAccountForm('/account/second-factor', async (_context, fields) => {
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
