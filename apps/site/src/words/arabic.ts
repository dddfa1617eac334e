import { plural } from '@house-edge/ui/language'
import type { english } from './english.ts'

/** The same in Arabic. */
export const arabic: typeof english = {
  frame: { account: 'حسابي', searchSite: 'ابحث في هذا الموقع', search: 'بحث' },
  languages: {
    name: 'اللغات',
    frontPage: '(الصفحة الرئيسية)',
    notTranslated: (shown) => `لم تُترجم هذه الصفحة بعد، وتُعرض باللغة ${shown}.`,
  },
  home: {
    readReviews: 'اقرأ المراجعات',
    allReviews: 'كل المراجعات',
    allArticles: 'كل المقالات',
  },
  listing: {
    page: (title, page) => `${title}، الصفحة ${page}`,
    pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
    nothingYet: 'لم يُنشر شيء بعد',
    comeBack: 'عد إلينا قريبًا، فالمواد الأولى قيد الكتابة.',
    articles: 'المقالات',
  },
  blog: {
    title: 'المدونة',
    lead: 'أدلة وحسابات وكلام صريح عن كلفة ألعاب الكازينو.',
    description: 'مقالات عن الاحتمالات والمكافآت وكلفة ألعاب الكازينو، بحسابات صحيحة ومن دون لغة الدعاية.',
  },
  reviews: {
    title: 'مراجعات الكازينوهات',
    lead: 'كل كازينو اختبرناه، والأعلى تقييمًا أولًا. لا يمكن شراء أي تقييم.',
    description:
      'مراجعات للكازينوهات تبيّن التقييم والترخيص وطرق الدفع والعروض، ومع كل منها الأدلة وتاريخ آخر تحقق.',
  },
  compare: {
    readers: 'رأي القرّاء',
    average: (average, votes) =>
      plural(votes, {
        one: `${average} من 5، من قارئ واحد`,
        two: `${average} من 5، من قارئَين`,
        few: `${average} من 5، من ${votes} قرّاء`,
        many: `${average} من 5، من ${votes} قارئًا`,
        other: `${average} من 5، من ${votes} قارئ`,
      }),
    noReader: 'لا رأي من القرّاء بعد',
    notNow: 'غير متاح الآن',
  },
  absence: {
    titles: {
      missing: 'الصفحة غير موجودة',
      gone: 'أُزيلت الصفحة',
      unavailable: 'الخدمة غير متاحة مؤقتًا',
      failed: 'حدث خطأ لدينا',
    },
    home: 'إلى الصفحة الرئيسية',
    searchForIt: 'ابحث عنها',
    sayIt: 'أبلغنا عن رابط خاطئ',
  },
}
