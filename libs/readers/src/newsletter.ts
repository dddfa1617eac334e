/** The newsletter: topics, consent, and the links of its messages. @module */
export { NewsletterAction, NewsletterToken, settle } from './newsletter/settle.ts'
export { newsletterRefusals, newsletterTexts, newsletterWords, topics } from './newsletter/topics.ts'
