import type { MailLanguage, MessageDetails, MessageText } from './message.ts'

const green = '#0e4b38'
const ink = '#15201b'
const soft = '#46514a'
const paragraph = `margin:0 0 16px;font-size:16px;line-height:1.5;color:${ink}`

const otherwise: Readonly<Record<MailLanguage, string>> = {
  en: 'If the button does not work, open this address:',
  de: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  ar: 'إذا لم يعمل الزر فافتح هذا العنوان:',
}

/** A message as HTML. Mail programs know tables and inline styles, and little else. */
export function layOutMessage(text: MessageText, { link, code, home, language }: MessageDetails): string {
  const parts = [
    `<h1 style="margin:0 0 16px;font:400 26px/1.25 Georgia,'Times New Roman',serif;color:${ink}">${escape(text.heading)}</h1>`,
    ...text.paragraphs.map((line) => `<p style="${paragraph}">${escape(line)}</p>`),
    ...(link && text.action ? [renderButton(link, text.action)] : []),
    ...(code && text.codeLabel ? [renderCode(code, text.codeLabel)] : []),
    ...(link ? [renderAddress(link, otherwise[language])] : []),
  ]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(text.subject)}</title>
</head>
<body style="margin:0;background:#faf7f0;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fffdf8;border:1px solid #ddd6c6"><tr><td style="padding:32px">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:2px solid #b08430;font:400 18px/1.25 Georgia,'Times New Roman',serif;color:${ink}">House Edge</p>
${parts.join('\n')}
</td></tr></table>
<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${soft}">House Edge<br>${renderLink(home)}</p>
</td></tr></table>
</body>
</html>
`
}

function renderButton(link: string, label: string): string {
  const style = `display:inline-block;padding:14px 24px;border-radius:3px;background:${green};color:#fdfaf3;font-size:16px;font-weight:600;text-decoration:none`
  return `<p style="margin:24px 0"><a href="${escape(link)}" style="${style}">${escape(label)}</a></p>`
}

function renderCode(code: string, label: string): string {
  const style = `margin:0 0 16px;font:700 28px/1.2 'Courier New',monospace;letter-spacing:.2em;color:${ink}`
  return `<p style="${paragraph}">${escape(label)}</p>\n<p style="${style}">${escape(code)}</p>`
}

function renderAddress(link: string, otherwise: string): string {
  const style = `margin:24px 0 0;font-size:13px;line-height:1.5;color:${soft}`
  return `<p style="${style}">${escape(otherwise)}<br>${renderLink(link)}</p>`
}

/** An address runs from left to right, in Arabic as well: its slashes and full stops would change places. */
function renderLink(link: string): string {
  return `<a href="${escape(link)}" dir="ltr" style="color:${green};word-break:break-all">${escape(link)}</a>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
