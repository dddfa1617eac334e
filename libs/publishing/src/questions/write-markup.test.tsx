/* oxlint-disable jsx-a11y/no-autofocus, jsx-a11y/anchor-is-valid, react/jsx-no-script-url, jsx-a11y/control-has-associated-label, react/no-array-index-key -- markup as it should not be is compared, too */
import { Island, Kept } from '@house-edge/serving/islands'
import { createContext, forwardRef, type ReactElement, use, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createMarkupWriter, marks } from './write-markup.ts'

const Named = forwardRef<HTMLAnchorElement, { words: string }>(function Named({ words }, ref) {
  return (
    <a ref={ref} href="/a?b=1&c=2" className="link">
      {words}
    </a>
  )
})

function Counter({ from }: { from: number }) {
  const [count] = useState(from)
  return <input defaultValue={count} readOnly />
}

const WithId = () => <p id={useId()} />

const Colour = createContext('red')
const Coloured = () => <p>{use(Colour)}</p>

const views: Record<string, ReactElement> = {
  'texts that have marks': <p title={`"'<&>`}>{`"'<&> – “ok”`}</p>,
  'several texts': (
    <p>
      {1} and {'two'}
      {null}
      {false}
      {undefined}
      {[<b key="b">b</b>, 'c', ['d']]}
    </p>
  ),
  'attributes of all kinds': (
    <div
      className="a b"
      id=""
      hidden
      tabIndex={-1}
      aria-hidden
      aria-label={undefined}
      data-differs={true}
      data-count={0}
      dir="ltr"
      role="note"
      lang="en"
      contentEditable={false}
      suppressContentEditableWarning
      draggable="true"
      popover="auto"
      onClick={() => {}}
      itemScope
      itemType="https://schema.org/Thing"
      style={{ color: 'red', marginTop: 4 }}
    />
  ),
  'forms and their fields': (
    <form action="/search" method="get" encType="text/plain" aria-label="Search">
      <input type="search" name="q" defaultValue={'"a"'} maxLength={100} required autoComplete="off" />
      <input name="with" value="a" type="checkbox" defaultChecked readOnly />
      <input type="hidden" value="" name="empty" readOnly />
      <select name="kind" defaultValue="b">
        {['a', 'b'].map((value) => (
          <option key={value} value={value}>
            {value} of {2}
          </option>
        ))}
      </select>
      <textarea name="words" rows={4} defaultValue={'\n<first>'} />
      <label htmlFor="q">Q</label>
      <button type="submit" name="send" value="1" formAction="/other" disabled={false} autoFocus>
        Send <b>it</b>
      </button>
      <output htmlFor="q">1</output>
    </form>
  ),
  'lists of options': (
    <form action="/find" method="get">
      <select name="country" id="c" defaultValue="" aria-describedby="d" disabled={false} required>
        <option value="">Any</option>
        {[['gb', 'United Kingdom & more', 3] as const, ['ie', 'Ireland', 0] as const].map(
          ([value, words, count]) => (
            <option key={value} value={value} disabled={count === 0} lang="en">
              {words} ({count})
            </option>
          ),
        )}
        {null}
      </select>
      <select name="by words" defaultValue="Two">
        <option>One</option>
        <option label="zwei">Two</option>
      </select>
      <select name="a number" defaultValue={2}>
        <option value={1}>1</option>
        <option value={2}>2</option>
      </select>
      <select name="several" multiple defaultValue={['a', 'b']}>
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <select name="groups" defaultValue="b">
        <optgroup label="Of">
          <option value="b">b</option>
        </optgroup>
      </select>
      <select name="fragments" defaultValue="b">
        <>
          <option value="b">b</option>
        </>
      </select>
      <select name="nothing" />
    </form>
  ),
  addresses: (
    <p>
      <a href="">none</a>
      <a href="javascript:alert(1)">script</a>
      <a href=" java&#10;script:alert(1)">another</a>
      <a href="mailto:a@b.example" target="_blank" rel="noopener" download>
        mail
      </a>
      <img src="/a.png" alt="" loading="lazy" width={1} height={2} srcSet="/a.png 1x" />
    </p>
  ),
  'tables, drawings and what has no end': (
    <table>
      <caption>Of</caption>
      <tbody>
        <tr>
          <th scope="row" rowSpan={2} colSpan={1} />
          <td>
            <br />
            <hr />
            <svg
              viewBox="0 0 1 1"
              aria-hidden
              focusable="false"
              strokeWidth={2}
              xmlns="http://www.w3.org/2000/svg"
            >
              <path d="M0 0" strokeLinecap="round" />
              <use xlinkHref="#a" />
            </svg>
          </td>
        </tr>
      </tbody>
    </table>
  ),
  'markup of its own': <div dangerouslySetInnerHTML={{ __html: '<b>"bold"</b>' }} />,
  'components and what is kept': (
    <main>
      <Named words="a & b" />
      {[1, 2, 2].map((count, at) => (
        <Kept key={at} of={['count', count]}>
          {() => <p>{count}</p>}
        </Kept>
      ))}
      <Island name="counter" component={Counter} props={{ from: 3 }} isPlain />
    </main>
  ),
  'details, times and lists': (
    <details open>
      <summary>More</summary>
      <time dateTime="2026-01-01">today</time>
      <ol start={3} reversed>
        <li value={4}>four</li>
      </ol>
      <meter min={0} max={10} value={7.5} />
      <progress value={0.5} max={1} />
      <iframe title="a" src="/b" sandbox="" allowFullScreen />
    </details>
  ),
}

const plain = (markup: string | undefined) => markup?.replace(marks, '')

describe('createMarkupWriter', () => {
  it.each(Object.entries(views))('writes %s as React does', (_name, view) => {
    const { write } = createMarkupWriter(renderToString)
    // Once as it is learned, and once as it is known.
    for (const _time of [1, 2]) expect(plain(write(view))).toBe(plain(renderToString(view)))
  })

  it('writes an island with its marks, and again from memory', () => {
    let renderings = 0
    const { write } = createMarkupWriter((view) => {
      renderings += 1
      return renderToString(view)
    })
    const Words = ({ words }: { words: string }) => (
      <p>
        {words} and {words}
      </p>
    )
    const view = (words: string) => <Island name="words" component={Words} props={{ words }} />
    expect(write(view('a'))).toContain('a<!-- --> and <!-- -->a')
    const before = renderings
    expect([write(view('a')), renderings]).toEqual([write(view('a')), before])
    expect(write(view('b'))).toContain('b<!-- --> and <!-- -->b')
  })

  it('remembers nothing of a page for one visitor', () => {
    const shown: string[] = []
    const { write } = createMarkupWriter((view) => {
      const markup = renderToString(view)
      shown.push(markup)
      return markup
    })
    const Codes = ({ codes }: { codes: string }) => <output>{codes}</output>
    const view = (
      <form action="/" method="post">
        <input name="email" defaultValue="ada@example.com" />
        <Island name="codes" component={Codes} props={{ codes: '123-456' }} />
      </form>
    )
    for (const isPersonal of [true, true, false, false]) write(view, isPersonal)
    const times = (words: string) => shown.filter((markup) => markup.includes(words)).length
    // Each time for the visitor, and once for everybody.
    expect([times('ada@example.com'), times('123-456')]).toEqual([3, 3])
  })

  it('keeps a part by all that it is of', () => {
    const { write } = createMarkupWriter(renderToString)
    let renderings = 0
    const view = (...of: readonly (string | object | undefined)[]) => (
      <Kept of={of}>
        {() => {
          renderings += 1
          return <p>{renderings}</p>
        }}
      </Kept>
    )
    const document = {}
    const asked = [view('a', document), view('a', document), view('a', {}), view('a'), view('a', undefined)]
    expect([...asked, view('a', document)].map((each) => write(each))).toEqual(
      [1, 1, 2, 3, 4, 1].map((count) => `<p>${count}</p>`),
    )
  })

  it.each([
    ['hooks outside of an island', <Counter key="a" from={1} />],
    ['an island with an id of React', <Island key="a" name="a" component={WithId} props={{}} />],
    ['a context', <Coloured key="a" />],
    ['a picture that is fetched early', <img key="a" src="/a.png" alt="" />],
    ['what belongs in the head', <title key="a">A</title>],
    ['a component that waits', <Later key="a" />],
  ])('leaves %s to React', (_name, view) => {
    expect(createMarkupWriter(renderToString).write(<main>{view}</main>)).toBeUndefined()
  })
})

async function Later() {
  return <p>late</p>
}
