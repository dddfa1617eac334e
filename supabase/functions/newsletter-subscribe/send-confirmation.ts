import { sendMail } from '../_mail/send-mail.ts'

/** The topics, as a message names them. */
export const topicWords: Readonly<Record<string, string>> = {
  reviews: 'new reviews, and scores that changed',
  articles: 'new articles',
  'safer-play': 'playing safely, and where to find help',
}

/** Sends the message with the link that confirms what was asked for. Nothing in it was written by whoever asked. */
export function sendConfirmation(email: string, token: string, topics: readonly string[]): Promise<boolean> {
  const url = new URL('/newsletter', Deno.env.get('SITE_URL'))
  url.searchParams.set('token', token)
  return sendMail({
    to: email,
    subject: 'Confirm your subscription',
    paragraphs: [
      'Confirm that you want the House Edge newsletter. If you did not ask for it, ignore this message.',
      `It would tell you about: ${topics.map((topic) => topicWords[topic]).join('; ')}.`,
    ],
    link: { label: 'Confirm my subscription', url },
    leave: { path: '/newsletter', oneClickPath: '/api/newsletter/leave', token },
  })
}
