import { readdirSync, readFileSync } from 'node:fs'
import { readText } from '@house-edge/slices/reading'
import { describe, expect, it } from 'vitest'
import { findDistress, findDistressTyped } from './find-distress.ts'

const danger: Readonly<Record<string, string>> = {
  en: `suicide, Suicidal, i want to kill myself, take my own life, I don't want to live, self-harm, sucide, suicdie, kms, i want to kms, want 2 die, killmyself, wanttodie, s.u.i.c.i.d.e, nothing left`,
  de: `Selbstmord, suizidgedanken, ich möchte sterben, ich moechte sterben, will nicht mehr leben`,
  fr: `suicide, je veux mourir, j'ai envie de mourir, me faire du mal`,
  it: `suicidio, voglio morire, farla finita`,
  es: `suicidarme, quiero morirme, no quiero vivir`,
  pl: `samobójstwo, samobojstwo, chcę umrzeć, nie chcę żyć`,
  ru: `суицид, самоубийство, не хочу жить, хочу умереть`,
  uk: `самогубство, не хочу жити`,
  tr: `intihar, İNTİHAR ETMEK, ölmek istiyorum, yasamak istemiyorum`,
  nl: `zelfmoord, ik wil dood, niet meer leven`,
  ro: `sinucidere, vreau să mor, vreau sa mor`,
  pt: `suicídio, quero morrer`,
  sv: `självmord, sjalvmord, vill dö`,
  cs: `sebevražda, chci umřít`,
  ar: `انتحار, أفكر في الانتحار, أريد أن أموت, اريد ان اموت, ابغى اموت, أقتل نفسي, لا أريد أن أعيش, ما ابي اعيش`,
}

const help: Readonly<Record<string, string>> = {
  en: `help, i need help, Please help me, stop, block, quit, stop gambling, I can't stop, i cannot stop gambling, how to stop my son gambling, block casinos, block gambling sites, gambling addiction, addicted, adicted, addicition, gambling problem, problem gambling, self exclusion, self-exclude, casinos not on gamstop, debt, debts, in debt, lost everything, lost all my money, chasing losses, husband gambles, bailiffs, stopgambling, cantstopgambling, gamblingaddiction, lostallmymoney, chasinglosses, gamblinghelp, gamblingproblem, i owe 20k, i owe money, gambled my savings, spent my wages, block my account, close my account, take a break, help me pls, bet too much, self-exlusion, delete casino account, my kids have nothing to eat, hotline`,
  de: `Spielsucht, spielsuechtig, spielsüchtig, Spielsuchthilfe, spielscuht, Schulden, hilfe, ich brauche Hilfe, mit Spielen aufhören, aufhoeren, Spielersperre, casino sperren, alles verspielt, Sucht`,
  fr: `addiction, dépendance au jeu, dependance, arrêter de jouer, je n'arrive pas à arrêter, dettes, surendettement, aide, j'ai besoin d'aide, interdiction de jeux, bloquer, tout perdu, rien ne va plus je perds tout`,
  it: `ludopatia, ludopata, dipendenza, smettere di giocare, aiuto, autoesclusione, debiti, ho perso tutto, bloccare casinò`,
  es: `ludopatía, ludopata, adicción al juego, dejar de jugar, no puedo parar, ayuda, autoexclusión, autoprohibición, deudas, bloquear casino`,
  pl: `uzależnienie, uzaleznienie od hazardu, przestać grać, pomoc, potrzebuję pomocy, długi, dlugi, zadłużenie, zablokować kasyno, przegrałem wszystko`,
  ru: `игромания, лудомания, игровая зависимость, бросить играть, помощь, долги, заблокировать казино, проиграл все, проиграл всё, самоисключение`,
  uk: `ігроманія, залежність, кинути грати, допомога, борги, заблокувати казино, програв усе і борги`,
  tr: `kumar bağımlılığı, kumar bagimliligi, kumarı bırakmak, yardım, borç, borcum var, kumar engelleme`,
  nl: `gokverslaving, gokverslaafd, stoppen met gokken, hulp, schulden, cruks, casino blokkeren, verslaafd`,
  ro: `dependență de jocuri, dependenta de jocuri de noroc, ajutor, datorii, nu mă pot opri, sunt dependent de jocuri, autoexcludere, am pierdut tot`,
  pt: `viciado em jogo, ajuda, dívidas, parar de jogar`,
  sv: `spelberoende, beroende av spel, hjälp, skulder`,
  cs: `závislost na hraní, pujcky na hazard, dluhy, pomoc`,
  ar: `إدمان القمار, ادمان, أنا مدمن, مساعدة, أحتاج إلى مساعدة, كيف أتوقف عن القمار, لا أستطيع أن أتوقف, ديون, علي ديون, خسرت كل شيء, خسرت 5000 درهم, زوجي يقامر, حظر مواقع القمار, الاستبعاد الذاتي, اغلاق حسابي, ضيعت راتبي`,
}

const pairs = (said: typeof help): [lang: string, words: string][] =>
  Object.entries(said).flatMap(([lang, all]) =>
    all.split(', ').map((words): [string, string] => [lang, words]),
  )

describe('findDistress', () => {
  // shows P281
  it.each(pairs(danger))('hears a life in danger, %s: %s', (lang, said) => {
    expect(findDistress(said)).toMatchObject({ isDanger: true, langs: expect.arrayContaining([lang]) })
  })

  // shows P281
  it.each(pairs(help))('hears addiction, debts and wish to stop, %s: %s', (lang, said) => {
    expect(findDistress(said)).toMatchObject({ isDanger: false, langs: expect.arrayContaining([lang]) })
  })

  it.each([
    'stop loss',
    'stop-loss betting',
    'full stop casino',
    'block wallet',
    'blockchain',
    'city block slots',
    'debit',
    'debit card',
    'plumb debit',
    'carta di debito',
    'help with a withdrawal',
    'additional bonus',
    'additive',
    'country dependent',
    'best casino',
    'casino blocked my account',
    'account blocked by casino',
    'conto bloccato dal casino',
    'compte bloqué par le casino',
    'casino will nicht mehr auszahlen',
    'casino stole my money',
    'casino owes me money',
    'casino sucht',
    'refer a friend gambling bonus',
    'desperados',
    'offer ended',
    'responsible gambling',
    'safer gambling',
    'deposit limit',
    'slots to play',
    'stop newsletter',
    'kill the reels',
    'house edge',
    'wager break',
    'closed account payout',
    'responsiblegambling',
    'owed winnings',
    'is gambling legal in my country',
    'gambling laws in my state',
    'gambling sites accept my card',
    'casino hotline',
    'customer support hotline',
    'do i owe tax on winnings',
    'i think they owe me',
    'why did the casino block my account',
    'can a casino close my account if i win',
    'casinos within 50 kms',
    'divide',
    'dividend',
    'executor',
    'live dealer',
    'killer bonus',
    'death or glory slot',
    'jak długo trwa wypłata',
    'أسرع سحب',
    'لا أريد مكافأة',
    'كل الكازينوهات',
    'سحب الأرباح بالبطاقة',
    'حد الإيداع',
    'كازينو بلا حساب',
    'الكازينو أغلق حساب اللاعب',
    'اللعب الآمن',
    'как долго ждать',
    '',
    '  ',
    '*',
    '= =',
  ])('takes %j for a question like any other', (question) => {
    expect(findDistress(question)).toBeUndefined()
  })

  it('takes no name or title that is published for it', () => {
    const root = new URL('../../../../content/documents/', import.meta.url)
    const titles = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map(
        (file) => JSON.parse(readFileSync(new URL(file, root), 'utf8')) as { data: Record<string, unknown> },
      )
      .flatMap(({ data }) => readText(data['name']) ?? readText(data['title']) ?? [])
    expect(titles.length).toBeGreaterThan(40)
    expect(titles.filter((title) => findDistress(title))).toEqual([])
    const words = titles.flatMap((title) => title.split(/\s+/))
    expect(words.filter((word) => findDistressTyped(word))).toEqual([])
  })
})

describe('findDistressTyped', () => {
  it.each(['suici', 'addic', 'spielsu', 'gambling addic', 'ludopa', 'самоуб'])(
    'hears it begun: %s',
    (typed) => {
      expect(findDistress(typed) ?? findDistressTyped(typed)).toBeDefined()
      expect(findDistressTyped(typed)).toBeDefined()
    },
  )

  it.each([
    'sui',
    'spiel',
    'casinos',
    'debi',
    'debit',
    'stopl',
    'gambling',
    'block w',
    'helpf',
    'hotli',
    'gambling my',
  ])('waits for more of %j', (typed) => {
    expect(findDistressTyped(typed)).toBeUndefined()
  })
})
