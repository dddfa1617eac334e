import { answerForm, flashOf } from '../../../../account/answer-form.ts'

/** Creates an account. The answer is the same whether the address had one or not. */
export const POST = answerForm('/sign-up', async (exchange, fields) => {
  const email = fields.get('email')
  const displayName = fields.get('display-name')?.trim().slice(0, 40)
  const outcome = await exchange.signUp({
    email,
    password: fields.get('password'),
    profile: displayName ? { display_name: displayName } : {},
  })
  if (!outcome.ok) return { to: '/sign-up', flash: flashOf(outcome, email) }
  if (outcome.next === 'signed-in') return { to: '/account' }
  return { to: '/sign-up', flash: { code: 'auth/check-inbox' } }
})
