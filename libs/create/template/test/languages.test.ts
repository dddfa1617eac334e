import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { languages, originalLanguage, ownName, type SiteLanguage, siteLanguages } from '../src/language.ts'
import { pathIn, routes } from '../src/routes.ts'
import { words } from '../src/words.ts'
import { isEmbedded, type RunningSite, startSite } from './running-site.ts'
import { Visitor } from './visitor.ts'

let site: RunningSite
before(async () => {
  site = await startSite()
})
after(() => site?.close())

const read = async (path: string) => (await new Visitor(site.origin).get(path)).text()

/** Whether the first page is translated; where it is not, that of the first language is shown. */
const isTranslated = (lang: SiteLanguage) =>
  lang === originalLanguage || existsSync(`content/documents/page/home.${lang}.json`)

/** The first page in each language it is in, as search engines are told it. */
const alternates = () => {
  const translated = siteLanguages.filter(isTranslated)
  const links = translated.map((lang) => {
    const { tag, hreflang = tag }: { tag: string; hreflang?: string } = languages[lang]
    return [hreflang, site.origin + pathIn(lang, routes.home)]
  })
  return translated.length > 1 ? [...links, ['x-default', `${site.origin}/`]] : []
}

/** Without the slash that the framework leaves out of an address at the root. */
const plain = (url: string | undefined) => url?.replace(/\/$/, '')

test('a page is in its language, in its direction, and names itself', { skip: !isEmbedded }, async () => {
  for (const lang of siteLanguages) {
    const { tag } = languages[lang]
    const path = pathIn(lang, routes.home)
    const html = await read(path)
    const direction = /Arab|Hebr/.test(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'
    assert.match(html, new RegExp(`<html lang="${tag}" dir="${direction}"`), path)
    assert.ok(html.includes(words(tag).account), path)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    const own = isTranslated(lang) ? path : pathIn(originalLanguage, routes.home)
    assert.equal(plain(canonical), plain(site.origin + own), path)
    assert.equal(html.includes(words(tag).notTranslated), !isTranslated(lang), path)
  }
})

test('each translation names the same ones to search engines', { skip: !isEmbedded }, async () => {
  for (const lang of siteLanguages.filter(isTranslated)) {
    const html = await read(pathIn(lang, routes.home))
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
    assert.deepEqual(
      named.map(([, hreflang, href]) => [hreflang, plain(href)]),
      alternates().map(([hreflang, href]) => [hreflang, plain(href)]),
      lang,
    )
  }
  const map = await read('/sitemap.xml')
  for (const lang of siteLanguages.filter(isTranslated))
    assert.ok(map.includes(`<loc>${site.origin}${pathIn(lang, routes.home)}</loc>`), lang)
  for (const [hreflang, href] of alternates())
    assert.ok(map.includes(`hreflang="${hreflang}" href="${href}"`), `${hreflang} ${href}\n${map}`)
})

test('the switch leads to the same page, with what it is asked', async () => {
  const paths = siteLanguages.flatMap((lang) =>
    [routes.search, routes.login, routes.signUp].map((route) => [lang, route] as const),
  )
  for (const [lang, route] of paths) {
    const question = route === routes.search ? '?q=slice' : ''
    const html = await read(pathIn(lang, route) + question)
    assert.match(html, new RegExp(`<html lang="${languages[lang].tag}"`), pathIn(lang, route))
    for (const other of siteLanguages.length > 1 ? siteLanguages : []) {
      assert.ok(html.includes(`href="${pathIn(other, route)}${question}"`), `${lang} ${other}`)
      assert.ok(html.includes(`>${ownName(other)}</a>`), ownName(other))
    }
  }
})

test('what is not there, and who has to sign in, is said in the language of the address', async () => {
  for (const lang of siteLanguages) {
    const home = pathIn(lang, routes.home)
    const path = `${home === '/' ? '' : home}/no-such-page`
    const answer = await fetch(site.origin + path, { headers: { accept: 'text/html' } })
    assert.equal(answer.status, 404, path)
    const html = await answer.text()
    assert.match(html, new RegExp(`<html lang="${languages[lang].tag}"`), path)
    assert.ok(html.includes(words(languages[lang].tag).toFirstPage), path)
    const asked = await new Visitor(site.origin).get(pathIn(lang, routes.account))
    assert.equal(asked.headers.get('location')?.replace(site.origin, ''), pathIn(lang, routes.login))
  }
})

test('nobody is sent to another language by what a browser says it speaks', async () => {
  for (const { tag } of Object.values(languages)) {
    const headers = { accept: 'text/html', 'accept-language': tag }
    const answer = await fetch(`${site.origin}/login`, { headers, redirect: 'manual' })
    assert.equal(answer.status, 200, tag)
  }
})

test(
  'a form is answered, and its e-mail written, in the language of its page',
  { skip: !isEmbedded },
  async () => {
    for (const lang of siteLanguages) {
      const { tag } = languages[lang]
      const visitor = new Visitor(site.origin)
      const form = /<form[^>]*action="([^"]+)"/.exec(await read(pathIn(lang, routes.signUp)))?.[1] ?? ''
      assert.match(form, lang === originalLanguage ? /sign-up$/ : new RegExp(`sign-up\\?lang=${tag}$`))
      const credentials = { email: `${lang}@example.com`, password: 'a long walk at 7 in the rain' }
      const answer = await visitor.post(form, credentials)
      const target = answer.headers.get('location')?.replace(site.origin, '') ?? ''
      assert.equal(target, `${pathIn(lang, routes.signUp)}?sent=yes`)
      assert.ok((await (await visitor.get(target)).text()).includes(words(tag).lookIntoInbox), lang)
      const messages = await fetch(`${site.mailbox}?to=${credentials.email}`)
      const [message] = (await messages.json()) as { links: string[] }[]
      const link = new URL(message?.links[0] ?? '')
      assert.equal(link.origin, site.origin)
      const page = await (await visitor.get(link.pathname + link.search)).text()
      assert.ok(page.includes(words(tag).confirmAndSignIn), `${lang}: ${link.pathname}`)
      const confirmed = await visitor.post(
        `/api/auth/confirm${new URL(form, site.origin).search}`,
        Object.fromEntries(link.searchParams),
      )
      assert.equal(confirmed.headers.get('location')?.replace(site.origin, ''), pathIn(lang, routes.account))
      const account = await (await visitor.get(pathIn(lang, routes.account))).text()
      assert.ok(account.includes(words(tag).signOut), lang)
    }
  },
)
