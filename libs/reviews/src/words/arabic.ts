import { plural } from '@house-edge/ui/language'
import type { english } from './english.ts'
import { calculators, curves } from './calculators/arabic.ts'
import { lists } from './arabic-lists.ts'
import { licences, offers, payments } from './arabic-offers.ts'
import { charts, fromTo, review, upTo } from './arabic-page.ts'
import { articlesFound, compare, market, searchPage } from './arabic-questions.ts'
import { help, search } from './arabic-search.ts'
import { cards, subjects } from './arabic-subjects.ts'
import { selfCheck } from './self-check/arabic.ts'
import { news, subjectPages } from './subject-pages/arabic.ts'

/** The same in Arabic. */
export const arabic: typeof english = {
  lists,
  subjects,
  cards,
  pages: { search: searchPage, compare, market, articlesFound },
  offers,
  payments,
  licences,
  search,
  help,
  review,
  charts,
  subjectPages,
  news,
  calculators,
  selfCheck,
  curves,
  kinds: { guide: 'دليل', news: 'خبر', strategy: 'استراتيجية', opinion: 'رأي' },
  topics: 'المواضيع',
  criteria: {
    safety: 'الأمان',
    payouts: 'السحب',
    bonuses: 'المكافآت',
    games: 'الألعاب',
    support: 'الدعم',
    experience: 'سهولة الاستخدام',
    responsible_gambling: 'اللعب الآمن',
  },
  bands: {
    best: 'ممتاز',
    better: 'جيد جدًا',
    good: 'جيد',
    fair: 'متوسط',
    weak: 'ضعيف',
    poor: 'سيئ',
  },
  summary: {
    lastReviewed: 'آخر مراجعة',
    bestFor: 'الأنسب لـ',
    nextReview: 'المراجعة المقبلة',
    howWeRate: 'كيف نقيّم',
    advertisement: 'إعلان',
    unpaid: 'لا نتقاضى شيئًا عن هذه الزيارة.',
    paid: 'إعلان: قد نتقاضى عمولة عن هذه الزيارة. العمولة لا تغيّر أي درجة، ولا يرى أي كازينو مراجعة قبل نشرها.',
  },
  warnings: {
    warning: {
      heading: (name) => `لا تودع مالًا في ${name}`,
      text: 'نحذّر من هذا الكازينو، ولا نعرض أيًا من عروضه ولا أي طريق إليه.',
    },
    closed: {
      heading: (name) => `أُغلق ${name}`,
      text: 'لم يعد يقبل لاعبين. نبقي المراجعة للتوثيق، من دون عروض ومن دون رابط إليه.',
    },
    unlisted: {
      heading: (name) => `لم نعد ندرج ${name}`,
      text: 'لم تعد مراجعته تُحدَّث. لا نعرض أيًا من عروضه ولا أي طريق إليه.',
    },
  },
  record: { evidence: 'كيف عرفنا ذلك', changes: 'ما الذي تغيّر' },
  disclosures: {
    affiliate:
      'تقود بعض الروابط في هذه المقالة إلى كازينوهات قد تدفع لنا عن الزيارة. من يدفع لنا لا يقرر ما نكتب.',
    sponsored: 'هذه المقالة مدفوعة الأجر. كتبناها وتحققنا منها نحن، وقد أشرنا إلى ذلك لتكون على علم.',
  },
  facts: {
    title: 'الحقائق',
    operator: 'الشركة المشغّلة',
    founded: (year) => `تأسست عام ${year}`,
    website: 'الموقع',
    openSince: 'يعمل منذ',
    noState: (place) => `لا بلد (${place}: لا تتبع أي دولة)`,
    minimumAge: 'الحد الأدنى للعمر',
    openIn: 'متاح للاعبين في',
    closedIn: 'غير متاح للاعبين في',
    languages: 'اللغات',
    currencies: 'العملات',
    withdrawals: 'مدة السحب',
    monthlyLimit: 'حد السحب الشهري',
    identity: 'التحقق من الهوية',
    games: 'الألعاب',
    makers: 'صانعو الألعاب',
    returns: 'نسبة العائد للاعب',
    returnsShown: 'منشورة لكل لعبة',
    returnsHidden: 'غير منشورة',
    support: 'الدعم',
    tools: 'أدوات اللعب الآمن',
    exclusion: 'الاستبعاد الذاتي',
  },
  games: {
    slots: (count, figure) =>
      plural(count, {
        one: 'ماكينة واحدة',
        two: 'ماكينتان',
        few: `${figure} ماكينات`,
        other: `${figure} ماكينة`,
      }),
    table: (count, figure) =>
      plural(count, {
        one: 'لعبة طاولة واحدة',
        two: 'لعبتا طاولة',
        few: `${figure} ألعاب طاولة`,
        other: `${figure} لعبة طاولة`,
      }),
    live: (count, figure) =>
      plural(count, {
        one: 'طاولة مباشرة واحدة',
        two: 'طاولتان مباشرتان',
        few: `${figure} طاولات مباشرة`,
        other: `${figure} طاولة مباشرة`,
      }),
    poker: (count, figure) =>
      plural(count, {
        one: 'لعبة بوكر واحدة',
        two: 'لعبتا بوكر',
        few: `${figure} ألعاب بوكر`,
        other: `${figure} لعبة بوكر`,
      }),
    other: (count, figure) =>
      plural(count, {
        one: 'لعبة أخرى واحدة',
        two: 'لعبتان أخريان',
        few: `${figure} ألعاب أخرى`,
        other: `${figure} لعبة أخرى`,
      }),
  },
  channels: { chat: 'محادثة', email: 'البريد الإلكتروني', phone: 'الهاتف', post: 'البريد' },
  tools: {
    'deposit limit': 'حد الإيداع',
    'loss limit': 'حد الخسارة',
    'time limit': 'حد الوقت',
    'reality check': 'تذكير بمدة اللعب',
    'time out': 'استراحة',
    'self-exclusion': 'الاستبعاد الذاتي',
  },
  durations: {
    atOnce: 'فورًا',
    minutes: (count, figure) =>
      plural(count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: `${figure} دقائق`, other: `${figure} دقيقة` }),
    hours: (count, figure) =>
      plural(count, {
        one: 'ساعة واحدة',
        two: 'ساعتان',
        few: `${figure} ساعات`,
        many: `${figure} ساعة`,
        other: `${figure} ساعة`,
      }),
    days: (count, figure) =>
      plural(count, {
        one: 'يوم واحد',
        two: 'يومان',
        few: `${figure} أيام`,
        many: `${figure} يومًا`,
        other: `${figure} يوم`,
      }),
    upTo,
    range: fromTo,
  },
}
