import { plural } from '@house-edge/ui/language'
import type * as english from './english.ts'

/** The same in Arabic. */
export const subjectPages: typeof english.subjectPages = {
  titles: {
    reviewsBy: (name) => `مراجعات بقلم ${name}`,
    reviewsCheckedBy: (name) => `مراجعات بتدقيق ${name}`,
    articlesBy: (name) => `مقالات بقلم ${name}`,
    articlesCheckedBy: (name) => `مقالات بتدقيق ${name}`,
    articlesAbout: (topic) => `مقالات في موضوع «${topic}»`,
    gamesBy: (maker) => `كازينوهات لديها ألعاب من ${maker}`,
    atCasinos: (method) => `${method}، كازينو بعد كازينو`,
    runBy: (operator) => `كازينوهات تديرها ${operator}`,
    licensedBy: (regulator) => `كازينوهات مرخّصة من ${regulator}`,
    naming: (regulator) => `كازينوهات تذكر ${regulator}: لم نتحقق من ترخيصها، أو لم يعد قائمًا`,
    maker: 'الكازينو',
  },
  facts: {
    elsewhere: 'في مواقع أخرى',
    country: 'البلد',
    kind: 'النوع',
    founded: 'سنة التأسيس',
    tier: 'مدى دقة رقابتها',
    register: 'السجل',
    lookUp: 'تحقق من ترخيص',
  },
  methods: {
    card: 'بطاقة',
    bank: 'تحويل مصرفي',
    wallet: 'محفظة إلكترونية',
    voucher: 'قسيمة',
    mobile: 'عبر الهاتف',
  },
  tiers: { strict: 'صارمة', standard: 'كمعظم الجهات', light: 'متساهلة' },
  about: (name) => `عن ${name}`,
  casino: 'الكازينو',
  caption: (method) => `${method} في الكازينوهات التي نراجعها`,
  casinos: (count) =>
    plural(count, {
      one: 'كازينو واحد',
      two: 'كازينوهان',
      few: `${count} كازينوهات`,
      other: `${count} كازينو`,
    }),
  reviews: (count) =>
    plural(count, {
      one: 'مراجعة واحدة',
      two: 'مراجعتان',
      few: `${count} مراجعات`,
      other: `${count} مراجعة`,
    }),
  written: (works) => `كتابة: ${works}`,
  checked: (works) => `تدقيق: ${works}`,
  offerAt: (offer, casino) => `${offer} لدى ${casino}`,
  claimedOnly: (count) =>
    plural(count, {
      one: 'لا ترخيص مؤكَّد؛ كازينو واحد يدّعيه',
      two: 'لا ترخيص مؤكَّد؛ كازينوهان يدّعيانه',
      few: `لا ترخيص مؤكَّد؛ ${count} كازينوهات تدّعيه`,
      other: `لا ترخيص مؤكَّد؛ ${count} كازينو يدّعيه`,
    }),
  articles: (count) =>
    plural(count, {
      one: 'مقالة واحدة',
      two: 'مقالتان',
      few: `${count} مقالات`,
      other: `${count} مقالة`,
    }),
  seeAlso: {
    writesAbout: 'مواضيع الكتابة',
    allTopics: 'كل المواضيع',
    writers: 'من يكتب عنه',
    allPeople: 'كل الأشخاص',
    licensedBy: 'جهة الترخيص',
    allRegulators: 'كل الجهات الرقابية',
    operators: 'مشغّلون يذكرونها',
    allOperators: 'كل المشغّلين',
  },
  descriptions: {
    game_provider: (name) => `كازينوهات اختبرناها ولديها ألعاب من ${name}: الدرجة والترخيص وسرعة الدفع.`,
    payment_method: (name) => `كلفة ${name} ومدة السحب، كازينو بعد كازينو، كما اختبرناها.`,
    operator: (name) => `كازينوهات اختبرناها وتديرها ${name}: الدرجة والترخيص وسرعة الدفع.`,
    regulator: (name) => `كازينوهات تذكر ${name}: أرقام التراخيص، وهل هي في سجلها، ويوم تحققنا آخر مرة.`,
    bonus: (title) => `${title}: شرط الرهان والحدود وأهم شروط هذا العرض، ومتى قرأناها آخر مرة.`,
  },
}

/** The same in Arabic. */
export const news: typeof english.news = {
  kinds: {
    review: 'مراجعة أولى',
    score: 'تغيّرت الدرجة',
    terms: 'تغيّرت الشروط',
    warning: 'تحذير',
    closing: 'أعلن الإغلاق',
    closed: 'أُغلق',
    offer: 'عرض جديد',
  },
  nothingYet: 'لم يحدث شيء بعد',
  toldHere: 'ما يتغيّر لدى كازينو يُذكر هنا.',
  warnedOf: 'نحذّر منها',
  noneWarnedOf: 'لا نحذّر من أي كازينو الآن.',
  closed: 'مغلقة',
  noneClosed: 'لم يُغلق أي كازينو راجعناه.',
}
