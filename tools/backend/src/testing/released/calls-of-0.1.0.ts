import type { SupabaseClient } from '@supabase/supabase-js'
import type { TestBackend } from '../test-backend.ts'

/** What one call of a build was answered. */
export interface Answer {
  call: string
  status: number
  code: unknown
  data: unknown
}

const marks = { payouts: 4, terms: 2, support: 5, games: 3 }
const casino = 'casino_review_tide-clock'
const shown =
  'id, author_name, payouts, terms, support, games, payout_hours, body, pictures, reply, created_at'

/**
 * What a site of 0.1.0 asks of its database, in the words of its libraries (`libs/readers`, `libs/account` and
 * `libs/auth` of that release) and in an order that readers, operators and moderators may ask in. It is written once
 * and stays as it is, whatever later builds ask.
 */
export async function callsOf010(backend: TestBackend): Promise<Answer[]> {
  const answers: Answer[] = []
  const ask = async <Data>(
    call: string,
    asked: PromiseLike<{ data: Data; error: object | null; status?: number }>,
  ): Promise<NonNullable<Data>> => {
    const { data, error, status } = await asked
    answers.push({
      call,
      status: status ?? (error ? 400 : 200),
      code: error && 'code' in error ? error.code : undefined,
      data,
    })
    return data as NonNullable<Data>
  }
  const rpc = async (client: SupabaseClient, name: string, given?: object): Promise<unknown> =>
    ask(name, client.rpc(name, given))
  const invoke = async (client: SupabaseClient, name: string, body: object): Promise<unknown> =>
    ask(name, client.functions.invoke(name, { body }))

  const reader = await backend.newAccount()
  const other = await backend.newAccount()
  const { client: moderator } = await backend.newAccount({ role: 'moderator' })
  const { client: operator } = await backend.newAccount({ operates: [casino] })
  const anybody = backend.client()
  const service = backend.serviceClient()
  const { client } = reader

  await ask(
    'profiles, named',
    client.from('profiles').update({ display_name: 'Lighthouse' }).eq('id', reader.userId),
  )
  await ask(
    'profiles',
    client.from('profiles').select('display_name, avatar_path').eq('id', reader.userId).maybeSingle(),
  )

  const saved = { onConflict: 'user_id,document_id', ignoreDuplicates: true }
  const items = ['article_odds', casino].map((document_id) => ({ document_id }))
  for (const call of ['saved_items', 'saved_items, again'])
    await ask(call, client.from('saved_items').upsert(items, saved))
  await ask(
    'saved_items, listed',
    client.from('saved_items').select('document_id').order('document_id', { ascending: false }).limit(500),
  )
  await ask('saved_items, removed', client.from('saved_items').delete().eq('document_id', casino))

  const watch = { document_id: casino, score: 7.5, status: 'active' }
  for (const call of ['watches', 'watches, again']) await ask(call, client.from('watches').insert(watch))
  await ask('watches, listed', client.from('watches').select('document_id'))
  const review = { id: casino, score: 6, status: 'active', name: 'Tide Clock', path: '/casino-reviews/x' }
  await invoke(service, 'score-changes', { reviews: [review] })
  const { data: token } = await service.from('watches').select('token').eq('user_id', reader.userId).single()
  await rpc(anybody, 'stop_watch', { asked: token?.token as unknown })
  await ask('watches, ended', client.from('watches').delete().eq('document_id', casino))

  await rpc(client, 'begin_pictures')
  const told = { ...marks, payout_hours: 96, body: 'My payout took four days, and support was kind.' }
  await ask('experiences', client.from('experiences').insert({ document_id: casino, ...told }))
  const [own] = (await rpc(client, 'my_experiences')) as { id: string }[]
  const id = own?.id ?? ''
  await ask('experiences, changed', client.from('experiences').update({ payouts: 3 }).eq('id', id))
  await ask('experience-pictures', client.storage.from('experience-pictures').list(id))

  const seenBy = async (queue: string, when: string): Promise<unknown> =>
    ((await rpc(moderator, queue, {})) as Record<string, unknown>[]).find((row) => row['id'] === id)?.[when]
  const decide = async (decision: string, why: string | null): Promise<unknown> =>
    rpc(moderator, 'decide_experience', {
      experience: id,
      decision,
      why,
      seen_at: await seenBy('moderation_queue', 'updated_at'),
    })
  await invoke(moderator, 'ask-for-correction', {
    experience: id,
    field: 'body',
    note: 'Which four days?',
    seen_at: await seenBy('moderation_queue', 'updated_at'),
  })
  await ask(
    'experiences, corrected',
    client.from('experiences').update({ body: 'It took from Monday to Thursday.' }).eq('id', id),
  )
  await decide('rejected', 'off-topic')
  const last = async (): Promise<number> =>
    ((await rpc(moderator, 'moderation_history', {})) as { event: number }[])[0]?.event ?? 0
  await rpc(moderator, 'undo_decision', { event: await last() })
  await decide('approved', null)
  await rpc(client, 'decide_experience', {
    experience: id,
    decision: 'approved',
    why: null,
    seen_at: '2999-01-01T00:00:00Z',
  })

  await rpc(operator, 'operated_casinos')
  await rpc(operator, 'operator_experiences', {})
  await rpc(operator, 'reply_as_operator', { experience: id, words: 'We pay within a day now.' })
  await rpc(moderator, 'decide_reply', {
    experience: id,
    decision: 'approved',
    why: null,
    seen_at: await seenBy('reply_queue', 'written_at'),
  })

  const list = () =>
    anybody.from('experiences').select(shown).eq('document_id', casino).eq('status', 'approved')
  const newestFirst = { ascending: false }
  await ask('experiences, listed', list().order('created_at', newestFirst).order('id').limit(11))
  const at = '2999-01-01T00:00:00+00:00'
  await ask(
    'experiences, older ones',
    list()
      .lte('created_at', at)
      .or(`created_at.lt."${at}",and(created_at.eq."${at}",id.gt.${id})`)
      .order('created_at', newestFirst)
      .order('id')
      .limit(11),
  )
  await ask(
    'experience_totals',
    anybody
      .from('experience_totals')
      .select('votes, payouts, terms, support, games')
      .eq('document_id', casino)
      .maybeSingle(),
  )
  await rpc(moderator, 'undo_reply_decision', { event: await last() })

  const filed = await invoke(backend.clientFrom(), 'complain', {
    kind: 'wrong',
    details: 'The licence number of this casino is that of another one.',
    email: 'reader@example.com',
    document_id: casino,
    form: '00000000-0000-4000-8000-000000000002',
  })
  const { number } = (filed ?? {}) as { number: string }
  await rpc(anybody, 'report_status', { asked: number })
  await rpc(moderator, 'complaint_queue', {})
  await rpc(moderator, 'answer_report', { asked: number, words: 'The number is right now.' })
  await rpc(anybody, 'report_status', { asked: number })

  const email = 'news@example.com'
  await invoke(backend.clientFrom(), 'newsletter-subscribe', {
    email,
    consent_text:
      'Send me the House Edge newsletter about the topics I ticked. I can end it from every message.',
    topics: ['reviews', 'articles'],
  })
  const { links } = await backend.mailTo(email)
  const link = links
    .map((each) => /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(each)?.[0])
    .find(Boolean)
  for (const action of ['confirm', 'unsubscribe'])
    await invoke(anybody, 'newsletter-confirm', { token: link, action })
  await invoke(service, 'sweep-pictures', {})

  const sessions = (await rpc(client, 'list_my_sessions', {})) as { id: string }[]
  await rpc(client, 'my_email_change', {})
  await rpc(client, 'cancel_my_email_change', {})
  await rpc(client, 'export_my_data', {})
  await rpc(client, 'end_my_session', { session_id: sessions[0]?.id })
  await ask('experiences, another’s', other.client.from('experiences').delete().eq('id', id))
  await invoke(other.client, 'delete-account', {})
  return answers
}
