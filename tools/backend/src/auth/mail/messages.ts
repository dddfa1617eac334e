import { arabic } from './arabic-messages.ts'
import { english } from './english-messages.ts'
import { german } from './german-messages.ts'
import { layOutMessage } from './layout.ts'
import type { MailLanguage, MessageDetails, MessageText, MessageTexts } from './message.ts'

const texts: Readonly<Record<MailLanguage, MessageTexts>> = { en: english, de: german, ar: arabic }

/** Writes a message as HTML and as plain text, with the same words. */
export function writeMessage(details: MessageDetails): { subject: string; html: string; text: string } {
  const text = texts[details.language][details.kind](details)
  return { subject: text.subject, html: layOutMessage(text, details), text: toPlainText(text, details) }
}

function toPlainText(text: MessageText, { link, code, home }: MessageDetails): string {
  return [
    text.heading,
    ...text.paragraphs,
    ...(link && text.action ? [`${text.action}:\n${link}`] : []),
    ...(code && text.codeLabel ? [`${text.codeLabel} ${code}`] : []),
    `House Edge\n${home}`,
  ].join('\n\n')
}
