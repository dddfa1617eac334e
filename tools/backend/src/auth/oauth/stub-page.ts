import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

const style = `
:root{color-scheme:light dark;--ink:light-dark(#15201b,#ece8dc);--soft:light-dark(#46514a,#b9bdb0);--green:light-dark(#0e4b38,#8acfae);--on:light-dark(#fdfaf3,#0b1712);--line:light-dark(#837e6c,#6f7d74);--raised:light-dark(#fffdf8,#161f1b)}
*{box-sizing:border-box}
body{margin:0;padding:2rem 1.25rem;background:light-dark(#faf7f0,#0f1613);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:0 auto;padding:2rem;background:var(--raised);border:1px solid var(--line);border-radius:3px}
h1{margin:0 0 .5rem;font:1.5rem/1.25 Georgia,serif}
p{margin:0 0 1.25rem;color:var(--soft)}
label{display:block;margin:0 0 .25rem}
input[type=email],input[type=text]{width:100%;min-height:2.75rem;margin:0 0 1rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:3px;background:transparent;color:inherit;font:inherit}
.check{display:flex;gap:.5rem;align-items:center;margin:0 0 1.5rem;min-height:2.75rem}
.check label{margin:0}
.check input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--green);flex:none}
.choices{display:flex;gap:.75rem}
button{flex:1;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--green);border-radius:3px;background:transparent;color:var(--green);font:inherit;cursor:pointer}
button[value=allow]{background:var(--green);color:var(--on)}
:focus-visible{outline:3px solid light-dark(#0e4b38,#d8b260);outline-offset:2px}
`

const names: Record<string, string> = {
  github: 'GitHub',
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}

/** The page that stands in for a provider's. It says so, lest anyone type a real password. */
export function renderConsent(
  provider: string,
  state: string,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  const name = names[provider] ?? provider
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Sign in with ${name} – stand-in</title>
        <link rel="icon" href="data:," />
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>Sign in with ${name}</h1>
          <p>This page stands in for ${name} on this machine. Choose who to be; no password is asked.</p>
          <form method="post" action="/auth/v1/stub/authorize">
            <input type="hidden" name="provider" value="${provider}" />
            <input type="hidden" name="state" value="${state}" />
            <label for="email">E-mail address</label>
            <input
              id="email"
              name="email"
              type="email"
              value="reader@example.com"
              autocomplete="off"
              required
            />
            <label for="name">Name</label>
            <input id="name" name="name" type="text" value="Robin Reader" autocomplete="off" />
            <div class="check">
              <input id="verified" name="verified" type="checkbox" value="yes" checked />
              <label for="verified">The address is verified there</label>
            </div>
            <div class="choices">
              <button name="decision" value="allow">Allow</button>
              <button name="decision" value="deny" formnovalidate>Deny</button>
            </div>
          </form>
        </main>
      </body>
    </html>`
}
