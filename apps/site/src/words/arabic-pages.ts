import type * as english from './english-pages.ts'

/** The same in Arabic. */
export const subject: typeof english.subject = {
  best: (count) => `الأعلى درجة، وعددها ${count}.`,
  newest: (count) => `الأحدث، وعددها ${count}.`,
  allCasinos: (count) => `كل الكازينوهات (${count})`,
  compare: 'صفِّها وقارن بينها',
  allArticles: (count) => `كل المقالات (${count})`,
  nothing: 'لا شيء عنه بعد',
  seeAll: 'لم يرد ذكر ذلك في أي من مراجعاتنا أو مقالاتنا بعد. اطّلع على [كل الكازينوهات التي راجعناها].',
}

/** The same in Arabic. */
export const hearNews: typeof english.hearNews = {
  apart: 'ما نحذّر منه وما أُغلق فقط: [التحذيرات والإغلاقات].',
  title: 'لتصلك الأخبار',
  text: 'كلها في [خلاصة الأخبار] (بالإنجليزية) لمن يستخدم قارئ خلاصات. وما هو أقدم مذكور في كل مراجعة تحت «ما الذي تغيّر».',
}

/** The same in Arabic. */
export const hearWarnings: typeof english.hearWarnings = {
  title: 'ليصلك التحذير التالي',
  text: 'كل تحذير في [خلاصة التحذيرات] (بالإنجليزية) لمن يستخدم قارئ خلاصات، وفي [النشرة البريدية]. وما حدث سوى ذلك في [الأخبار والتغييرات].',
}

/** The same in Arabic. */
export const workedOut: typeof english.workedOut = {
  titles: { wagering: 'كلفة استيفاء شروط المكافأة', evening: 'كلفة أمسية' },
  description: 'نتيجة من حاسباتنا، مع الأرقام التي حُسبت منها.',
  lead: 'من الأرقام الواردة في عنوان هذه الصفحة، ولا يُحفظ منها شيء في مكان آخر.',
  calculator: 'الحاسبة',
}
