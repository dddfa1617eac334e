import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const disguised = '\u202eAda\u2066 \u200bLove\u{e0041}lace\u0007'
const plain = 'Ada Lovelace'

describe('names', () => {
  // shows R102
  it('are plain everywhere, whoever writes them', async () => {
    const { client, userId } = await backend.signUp('disguised@example.com', { display_name: disguised })
    const profile = () => client.from('profiles').select('display_name').eq('id', userId).single()
    expect((await profile()).data).toEqual({ display_name: plain })
    expect((await client.auth.getUser()).data.user?.user_metadata['display_name']).toBe(plain)

    const marks = { payouts: 4, terms: 4, support: 4, games: 4 }
    const told = { document_id: 'tide', ...marks, body: 'Fair\u202e terms, and four days to a payout.\u200b' }
    const { data: said } = await client.from('experiences').insert(told).select('author_name, body').single()
    expect(said).toEqual({ author_name: plain, body: 'Fair terms, and four days to a payout.' })

    const renamed = { display_name: `B${disguised}` }
    expect((await client.from('profiles').update(renamed).eq('id', userId)).error).toMatchObject({
      code: '23514',
    })
    await client.auth.updateUser({ data: renamed })
    expect((await client.auth.getUser()).data.user?.user_metadata['display_name']).toBe(`B${plain}`)
  })

  it.each(['\u200b\u200e\u3164', 'A\u200b\u200b', 'A\u0301'])(
    'are none when nearly invisible, like %j',
    async (display_name) => {
      const email = `unseen-${randomUUID()}@example.com`
      const { client } = await backend.signUp(email, { display_name })
      expect((await client.from('profiles').select('display_name').single()).data).toEqual({
        display_name: null,
      })
    },
  )

  // shows R102
  it.each(['BONUS at free-spins.casino/x', 'www.casino.example', 'play.bet'])(
    'never show an unread link such as %s',
    async (display_name) => {
      const email = `link-${randomUUID()}@example.com`
      const { client, userId } = await backend.signUp(email, { display_name })
      const profile = async () => (await client.from('profiles').select('display_name').single()).data
      expect(await profile()).toEqual({ display_name: null })
      const { error } = await client.from('profiles').update({ display_name }).eq('id', userId)
      expect(error).toMatchObject({ code: '23514', hint: 'limit/links' })
      expect(await profile()).toEqual({ display_name: null })

      const inToken = async () =>
        (await client.auth.getUser()).data.user?.user_metadata['display_name'] as unknown
      expect(await inToken()).toBeUndefined()
      await client.auth.updateUser({ data: { display_name: plain } })
      expect(await inToken()).toBe(plain)
      await client.auth.updateUser({ data: { display_name } })
      expect(await inToken()).toBeUndefined()
    },
  )

  // shows R102
  it('never pass for the staff', async () => {
    const display_name = '\u0410dmin of House Edge'
    const { client, userId } = await backend.signUp(`staff-${randomUUID()}@example.com`, { display_name })
    const profile = async () => (await client.from('profiles').select('display_name').single()).data
    expect(await profile()).toEqual({ display_name: null })
    const { error } = await client.from('profiles').update({ display_name }).eq('id', userId)
    expect(error).toMatchObject({ code: '23514', hint: 'limit/staff' })
    const inToken = async () =>
      (await client.auth.getUser()).data.user?.user_metadata['display_name'] as unknown
    expect(await inToken()).toBeUndefined()
    await client.auth.updateUser({ data: { display_name } })
    expect(await inToken()).toBeUndefined()
  })

  it.each([
    'House Edge',
    'House Edge Staff',
    'HouseEdge',
    'Moderator',
    'M o d e r a t o r',
    'Administrator Ann',
    'Admin1',
    'SiteAdmin',
    'Adm\u0131n',
    '\u0410dmin',
    '\u041c\u043e\u0501\u0435r\u0430t\u043er',
    '\u0397\u043eus\u0435 \u0395dg\u0435',
    'M0derat0r',
    'Ｍｏｄｅｒａｔｏｒ',
    'Móderàtor',
    'Moder\u0430t\u1d0fr',
    'Adrnin',
    'AdmlN',
    'The Editors',
    'Official',
    'Customer Support',
    'Tech Support',
    'Fact-checker',
    'Hοuse Ꭼdge',
    '🅼oderator',
    '🅐dmin',
    'Ædmin',
    'ǝditor',
    'Moderation team',
    'ɱoderator',
    'Sta\u0192f',
    'The casino',
    'Casino reply',
    'Tide Clock operator',
    'The desk',
    'Help desk',
    'Our team',
    'Review team',
    'Site owner',
    'Customer service',
    'Compliance officer',
    'Verified',
    'Adminstrator',
    'Moderaror',
    'Modrator Ann',
    'Modderator',
    'Moedrator',
    'The Moderetor',
    'Edittor',
    'Edtior in chief',
    'Oficial',
    'Opperator',
    'Addmin',
    'Amdin',
    'Stafff',
    'Hause Edge',
    'House Egde',
    'Fact chekcer',
  ])('are refused when they look like the staff’s, like %j', async (typed) => {
    expect((await backend.serviceClient().rpc('fitting_name', { typed })).data).toBeNull()
  })

  it.each([
    'Stafford',
    'Edith Orr',
    'Ann Moderate',
    'Creditor',
    'Badmina',
    'Modest',
    'I support Leeds',
    'Анна Модестова',
    'Ελένη',
    'Jürgen Groß',
    '李小龍',
    'Ann Edgehouse',
    'Olly Desk',
    'Casino Carl',
    'Owen Vereen',
    'Whitehouse Edgar',
    'Heitor',
    'Auditor Al',
    'Amin',
    'Adina',
    'Staf',
    'Stuff',
    'Moderna',
    'Ophelia Orator',
    'Verifiable Vic',
    'Operetta',
    'Edison',
    'Warehouse Ed',
  ])('are their bearers’ own otherwise, like %s', async (typed) => {
    expect((await backend.serviceClient().rpc('fitting_name', { typed })).data).toBe(typed)
  })

  it('refused beside an experience are read again once changed', async () => {
    const { client, userId } = await backend.newAccount()
    const { client: moderator } = await backend.newAccount({ role: 'moderator' })
    const rename = (display_name: string) => client.from('profiles').update({ display_name }).eq('id', userId)
    await rename('Niamh Castellane')
    const marks = { payouts: 4, terms: 4, support: 4, games: 4 }
    const told = {
      document_id: 'refused-name',
      ...marks,
      body: 'They paid me within a day, and asked nothing.',
    }
    await client.from('experiences').insert(told)
    const own = async () =>
      (
        (await client.rpc('my_experiences')).data as { id: string; status: string; reason: string | null }[]
      )[0]
    const decision = { decision: 'rejected', why: 'name', seen_at: '2999-01-01T00:00:00Z' }
    const outcome = await moderator.rpc('decide_experience', { experience: (await own())?.id, ...decision })
    expect(outcome.data).toBe('decided')
    expect(await own()).toMatchObject({ status: 'rejected', reason: 'name' })
    await rename('Niamh')
    expect(await own()).toMatchObject({ status: 'pending', reason: null })
  })

  // shows R102
  it('are in no message to an address signed up', async () => {
    const email = 'third-person@example.com'
    const named = {
      display_name: 'Win at evil.example',
      full_name: 'Win at evil.example',
      name: 'evil.example',
    }
    const visitor = backend.client()
    await visitor.auth.signUp({ email, password, options: { data: named } })
    await visitor.auth.resetPasswordForEmail(email)
    await visitor.auth.signInWithOtp({ email, options: { data: named } })
    const messages = await fetch(`${backend.url}/mailbox/api/messages?to=${email}`)
    const sent = await messages.text()
    expect(sent).toContain('Welcome to House Edge')
    expect(sent).not.toMatch(/evil|\bWin\b/)
  })

  it('that are invalid are dropped, and the sign-up holds', async () => {
    for (const display_name of [['\u202eAda'], { first: 'Ada' }, 7, 'A'.repeat(41)]) {
      const email = `no-name-${randomUUID()}@example.com`
      const { client } = await backend.signUp(email, { display_name, theme: 'dark' })
      expect((await client.from('profiles').select('display_name').single()).data).toEqual({
        display_name: null,
      })
      expect((await client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('display_name')
      expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({ theme: 'dark' })
    }
  })
})

describe('pictures of profiles', () => {
  it('are in the folder of their owner', async () => {
    const { client, userId } = await backend.signUp('picture@example.com')
    const victim = await backend.signUp('pictured@example.com')
    const update = (avatar_path: string) => client.from('profiles').update({ avatar_path }).eq('id', userId)
    expect((await update(`${userId}/face.webp`)).error).toBeNull()
    for (const path of [
      `${victim.userId}/face.webp`,
      `${userId}/../${victim.userId}/face.webp`,
      `${userId}/\u202epbew.exe`,
      `${userId}/..`,
      `${userId}/a\nb`,
      'face.webp',
    ])
      expect((await update(path)).error).toMatchObject({ code: '23514' })
  })
})

describe('addresses that are written to', () => {
  it.each([
    'a\u202e@example.com',
    'a\u0000@example.com',
    'a@example.com\u200b',
    'a\u0007@b.c',
    'ä@example.com',
  ])('are visible characters, unlike %j', async (address) => {
    const report = { document_id: 'page_about', reason: 'wrong', contact_email: address }
    const reported = await backend.serviceClient().from('review_reports').insert(report)
    expect(reported.error?.code).toMatch(/^(?:23514|22P05)$/)
    const entered = await backend
      .serviceClient()
      .from('newsletter_subscribers')
      .insert({ email: address, consent_text: 'Yes.' })
    expect(entered.error?.code).toMatch(/^(?:23514|22P05)$/)
  })
})

const hasLink = async (words: string): Promise<unknown> => {
  const { data, error } = await backend.serviceClient().rpc('has_link', { words })
  expect(error).toBeNull()
  return data
}

describe('links among words', () => {
  // shows R102
  it.each([
    'evil.com',
    'evil.ｃｏｍ',
    'ｅｖｉｌ．ｃｏｍ',
    'evil\u2024com',
    'evil\ufe52com',
    'evil．com',
    'evil。com',
    'evil｡com',
    'evil.𝐜𝐨𝐦',
    'evil.ⓒⓞⓜ',
    'evil(．)com',
    'https：//evil',
    'https\u2236//evil.se',
    'ｗｗｗ.evil',
    'evil.se／bonus',
    '１.２.３.４',
  ])('are found in whatever letters and dots, like %s', async (words) => {
    expect(await hasLink(`See ${words} for more`)).toBe(true)
  })

  it.each([
    'Für 50 € über Nacht, größer als je zuvor…',
    'Выплата пришла за 4 дня. Спасибо.',
    '四日後に支払われました。サポートは親切でした。',
    'It took ½ a day… no more.',
    'They paid.Games were fair, and 3.5 of 5 is right',
    'ﬁve days, ﬂat',
  ])('are none in what readers write, like %s', async (words) => {
    expect(await hasLink(words)).toBe(false)
  })

  it('are searched in a copy and stored as written', async () => {
    const { client } = await backend.signUp('umlauts@example.com', { display_name: 'Ünal ﬁ Ｋ' })
    const body = 'Größer als ½ Tag: ﬂat, 四日後, Ｋ. Nothing else happened there.'
    const marks = { payouts: 4, terms: 4, support: 4, games: 4 }
    await client.from('experiences').insert({ document_id: 'tide', ...marks, body })
    expect((await client.rpc('my_experiences')).data).toMatchObject([{ body }])
    expect((await client.from('profiles').select('display_name').single()).data).toEqual({
      display_name: 'Ünal ﬁ Ｋ',
    })
  })
})
