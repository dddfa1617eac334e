import { type MailLanguage, pageIn } from '../_mail/language.ts'
import { sendMail } from '../_mail/send-mail.ts'

interface Words {
  subject: string
  ask: string
  /** @param about The topics. */
  about: (about: string) => string
  topics: Readonly<Record<string, string>>
  confirm: string
}

const words: Readonly<Record<MailLanguage, Words>> = {
  en: {
    subject: 'Confirm your subscription',
    ask: 'Confirm that you want the House Edge newsletter. If you did not ask for it, ignore this message.',
    about: (about) => `It would tell you about: ${about}.`,
    topics: {
      reviews: 'warnings, new reviews, and scores that changed',
      articles: 'new articles',
      'safer-play': 'playing safely, and where to find help',
    },
    confirm: 'Confirm my subscription',
  },
  de: {
    subject: 'Bestätigen Sie Ihr Abonnement',
    ask: 'Bestätigen Sie, dass Sie den Newsletter von House Edge möchten. Wenn Sie ihn nicht bestellt haben, ignorieren Sie diese Nachricht.',
    about: (about) => `Ihre Themen: ${about}.`,
    topics: {
      reviews: 'Warnungen, neue Tests und geänderte Wertungen',
      articles: 'neue Artikel',
      'safer-play': 'sicheres Spielen, und wo es Hilfe gibt',
    },
    confirm: 'Mein Abonnement bestätigen',
  },
  ar: {
    subject: 'أكّد اشتراكك',
    ask: 'أكّد أنك تريد نشرة House Edge البريدية. إذا لم تطلبها فتجاهل هذه الرسالة.',
    about: (about) => `وستخبرك بما يلي: ${about}.`,
    topics: {
      reviews: 'التحذيرات والمراجعات الجديدة والدرجات التي تغيّرت',
      articles: 'المقالات الجديدة',
      'safer-play': 'اللعب الآمن، وأين تجد المساعدة',
    },
    confirm: 'أكّد اشتراكي',
  },
}

export const topics: ReadonlySet<string> = new Set(Object.keys(words.en.topics))

/** Sends the message with the link that confirms what was asked for. Nothing in it was written by whoever asked. */
export function sendConfirmation(asked: {
  email: string
  token: string
  topics: readonly string[]
  language: MailLanguage
}): Promise<boolean> {
  const { language, token } = asked
  const said = words[language]
  const url = pageIn(language, '/newsletter')
  url.searchParams.set('token', token)
  return sendMail({
    to: asked.email,
    language,
    subject: said.subject,
    paragraphs: [
      said.ask,
      said.about(asked.topics.map((topic) => said.topics[topic]).join(language === 'ar' ? '؛ ' : '; ')),
    ],
    link: { label: said.confirm, url },
    leave: { path: '/newsletter', oneClickPath: '/api/newsletter/leave', token },
  })
}
