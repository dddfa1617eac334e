import { afterFailure, answerAccountForm } from '../../../../account/answer-form.ts'

/** Hands over everything the site knows about the visitor, as a file. */
export const POST = answerAccountForm('/account/data', async (exchange) => {
  const outcome = await exchange.account.exportData()
  if (!outcome.ok) return afterFailure(outcome, '/account/data', 'data')
  const day = new Date().toISOString().slice(0, 10)
  return new Response(`${JSON.stringify(outcome.data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="house-edge-${day}.json"`,
    },
  })
})
