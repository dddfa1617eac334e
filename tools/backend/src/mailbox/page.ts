import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { findCode, listLinks } from './links.ts'
import type { CaughtMessage } from './outbox.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

interface MailboxView {
  messages: CaughtMessage[]
  open: CaughtMessage | undefined
  recipient: string | undefined
}

/** The mailbox: a list, newest first, and beside it the message that is open. */
export function renderMailbox(view: MailboxView): Html {
  const title = view.open ? `${view.open.subject} – Mailbox` : 'Mailbox'
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/mailbox/assets/mailbox.css" />
        <script src="/mailbox/assets/mailbox.js" defer></script>
      </head>
      <body class="${view.open ? 'has-open' : ''}">
        <a class="skip" href="#message">Skip to the message</a>
        <header class="bar">
          <h1 class="brand">
            <a href="/mailbox">House Edge <span>Mailbox</span></a>
          </h1>
          <p class="promise">Every message of this backend ends here. Nothing is sent.</p>
        </header>
        <main class="panes">
          ${renderList(view)}
          <section class="reader" id="message" aria-label="Message" tabindex="-1">
            ${view.open ? renderMessage(view.open) : renderNothingOpen(view)}
          </section>
        </main>
      </body>
    </html>`
}

function renderList({ messages, open, recipient }: MailboxView): Html {
  return html`<section class="list" aria-label="Messages">
    <h2>Messages <span class="count">${messages.length}</span></h2>
    <form class="filter" action="/mailbox" method="get" role="search">
      <label for="to">Sent to</label>
      <input
        id="to"
        name="to"
        type="search"
        value="${recipient ?? ''}"
        autocomplete="off"
        spellcheck="false"
      />
      <button type="submit">Filter</button>
    </form>
    <p class="news" role="status" data-newest="${messages[0]?.id ?? ''}"></p>
    ${
      messages.length > 0
        ? html`<ol>
              ${messages.map((message) => renderEntry(message, open?.id, recipient))}
            </ol>
            <form class="clear" action="/mailbox/clear" method="post">
              <button type="submit">Delete all messages</button>
            </form>`
        : ''
    }
  </section>`
}

function renderEntry(
  message: CaughtMessage,
  openId: string | undefined,
  recipient: string | undefined,
): Html {
  const query = recipient ? `?to=${encodeURIComponent(recipient)}` : ''
  return html` <li>
    <a href="/mailbox/${message.id}${query}" ${message.id === openId ? html`aria-current="page"` : ''}>
      <span class="entry-subject">${message.subject}</span>
      <span class="entry-to">${message.to}</span>
      ${renderTime(message.sentAt)}
    </a>
  </li>`
}

function renderMessage(message: CaughtMessage): Html {
  const links = listLinks(message)
  const code = findCode(message)
  return html`<p class="back"><a href="/mailbox">All messages</a></p>
    <h2>${message.subject}</h2>
    <dl class="facts">
      <div>
        <dt>To</dt>
        <dd>${message.to}</dd>
      </div>
      <div>
        <dt>Sent</dt>
        <dd>${renderTime(message.sentAt)}</dd>
      </div>
      ${
        code
          ? html`<div>
              <dt>Code</dt>
              <dd><code>${code}</code></dd>
            </div>`
          : ''
      }
    </dl>
    ${
      links.length > 0
        ? html`<h3>Links in this message</h3>
            <ul class="links">
              ${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
            </ul>`
        : ''
    }
    <h3>As it looks</h3>
    <iframe
      title="${message.subject}"
      src="/mailbox/api/messages/${message.id}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
    <details>
      <summary>As plain text</summary>
      <pre tabindex="0">${message.text}</pre>
    </details>`
}

function renderNothingOpen({ messages, recipient }: MailboxView): Html {
  if (messages.length > 0) return html`<p class="nothing">Choose a message to read it.</p>`
  return recipient
    ? html`<p class="nothing">
        Nothing was sent to “${recipient}”. <a href="/mailbox">Show all messages</a>
      </p>`
    : html`<p class="nothing">No messages yet. Sign up on the site, and its message appears here.</p>`
}

function renderTime(iso: string): Html {
  const text = new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
  return html`<time datetime="${iso}">${text}</time>`
}
