import { describe, expect, it } from 'vitest'
import { findDistress, findDistressTyped } from './find-distress.ts'

/** The same sentences in every language: a life in danger. */
const danger: Readonly<Record<string, string>> = {
  en: `i feel like dying, I want to die, i would rather be dead, i can't take it any more, my life is over, wish i could die, i'm going to end it, i dont want to be alive, i want to be dead, tired of living, cant live like this`,
  de: `ich will sterben, Suizid, ich kann nicht mehr, ich halte es nicht mehr aus, ich hasse mein leben, ich hasse mich, ich weiß nicht mehr weiter`,
  fr: `je n'en peux plus, je veux mourir, je vais me suicider, je veux plus vivre, plus la force de vivre, je suis à bout`,
  it: `non ce la faccio più, voglio morire, suicidio, vorrei morire`,
  es: `no puedo más, ya no puedo mas, quiero morir, suicidio, no quiero seguir viviendo, mi vida no tiene sentido`,
  pl: `nie daję rady, chcę umrzeć, chcę się zabić, mam dość życia, samobojcze mysli`,
  ru: `я больше не могу, хочу умереть, не хочу жить, хочу сдохнуть, нет сил жить`,
  uk: `більше не можу, хочу померти, хочу вмерти, немає сил жити`,
  tr: `ölmek istiyorum, artık dayanamıyorum, intihar etmek istiyorum`,
  nl: `ik wil dood, ik kan niet meer, zelfmoord, ik wil niet meer leven`,
  ro: `nu mai pot, vreau să mor, sinucidere`,
  pt: `não aguento mais, quero morrer, suicidio, vontade de morrer`,
  sv: `jag vill dö, jag orkar inte mer, självmord, vill inte leva`,
  da: `jeg vil dø, jeg vil do, jeg vil gerne dø, selvmord, selvmordstanker, jeg kan ikke mere, jeg vil ikke leve`,
  no: `jeg vil dø, selvmord, jeg orker ikke mer, jeg vil ikke leve, ta livet mitt, livskrise selvmord`,
  fi: `itsemurha, itsemurhaa, haluan kuolla, en jaksa enää, en halua elää, tapan itseni`,
  is: `sjálfsvíg, ég vil deyja, vil ekki lifa`,
  cs: `chci umřít, sebevražda, už nemůžu dál, nechci žít`,
  el: `αυτοκτονία, θέλω να πεθάνω, θελω να πεθανω, δεν αντέχω άλλο, δεν θέλω να ζω`,
  cy: `hunanladdiad, dw i eisiau marw, rydw i eisiau marw, isio marw`,
  ga: `féinmharú, ba mhaith liom bás a fháil, lámh i mo bhás féin`,
}

/** And stopping, losing, owing, and one of the family who gambles. */
const help: Readonly<Record<string, string>> = {
  en: `I keep losing, i always lose, i've lost all my wages, lost £5000, lost 2000 at brass orrery, i lost over 10k, lost 2,000 euros, lost 2 000 euros, i am ruined, need money, i need money fast, losing everything, i am losing everything, i'm broke, im broke, i am broke, can't sleep gambling, i cant sleep, talk to someone, i want to talk to someone, phone number help gambling, help number, my husband gambles, my wife is gambling, my son is gambling, my partner gambles, my kid gambles, i gamble too much, i owe money, i owe 5000, i have no money left, i gambled everything, gambled it all away, lost my salary, lost our savings, gambling is ruining my life, lying to my wife about gambling, i can't pay my rent, gambling has taken over my life, i want to stop gambling, i wanna stop, hooked on slots, addicted to slots, i gamble every day, i hate gambling, i regret gambling, down 5k, i am down 20k, i blew my wages, blew all my money, spent all my money, i've got no money, i have nothing, i want my life back, gambling is killing me, i cant cope, who can i call, who can i talk to, i'm scared, i feel ashamed, how do i get my money back from gambling, win back losses, win back my money, recover my losses, maxed out credit card, banned myself but still gambling`,
  de: `ich spiele zu viel, ich will aufhören, ich will aufhören zu spielen, mein mann spielt, meine frau spielt, mein sohn spielt, mein partner spielt, ich habe mein gehalt verloren, ich habe 5000 euro verloren, ich habe Schulden, ich schulde Geld, ich verliere immer, ich bin ruiniert, ich brauche geld, mit jemandem reden, ich verliere alles, mein freund spielt zu viel, kann nicht schlafen, ich habe meinen Lohn verzockt, hilf mir, ich bin pleite, ich verspiele alles, ich spiele jeden tag`,
  fr: `je joue trop, je veux arrêter, je veux arreter, je veux arrêter de jouer, j'ai perdu mon salaire, j'ai perdu tout mon argent, j'ai perdu 5000 euros, mon mari joue, ma femme joue, mon fils joue, mon conjoint joue, mon compagnon joue trop, je dois de l'argent, je suis ruiné, je suis fauché, besoin d'argent, je perds toujours, je n'arrête pas de perdre, parler à quelqu'un, je dors plus, aidez-moi, accro aux jeux, je joue tous les jours`,
  it: `gioco troppo, voglio smettere, voglio smettere di giocare, ho perso lo stipendio, ho perso 5000 euro, ho perso i miei soldi, mio marito gioca, mia moglie gioca, mio figlio gioca, il mio compagno gioca, devo soldi, sono rovinato, sono al verde, ho bisogno di soldi, perdo sempre, perdo tutto, parlare con qualcuno, non riesco a dormire, aiutatemi, non riesco a smettere, gioco tutti i giorni`,
  es: `juego demasiado, quiero parar, quiero dejar de jugar, quiero dejarlo, he perdido mi dinero, he perdido mi sueldo, perdí 5000 euros, mi marido juega, mi mujer juega, mi hijo juega, mi pareja juega, debo dinero, estoy arruinado, estoy en la ruina, necesito dinero, siempre pierdo, lo pierdo todo, hablar con alguien, no puedo dormir, ayudame, no puedo dejar de jugar, juego todos los días`,
  pl: `gram za dużo, gram za duzo, chcę przestać, chcę przestać grać, straciłem wypłatę, przegrałem wypłatę, przegrałem 5000 zł, mój mąż gra, moja żona gra, mój syn gra, mój partner gra, jestem zadłużony, mam długi, jestem spłukany, potrzebuję pieniędzy, ciągle przegrywam, porozmawiać z kimś, nie mogę spać, pomóżcie mi, jestem uzależniony, gram codziennie, jestem zdesperowany`,
  ru: `я слишком много играю, хочу бросить играть, хочу перестать, проиграл зарплату, проиграла все деньги, проиграл 50000, муж играет, жена играет, сын играет, парень играет, я должен денег, я в долгах, нужны деньги, постоянно проигрываю, поговорить с кем-то, не могу спать, помогите мне, я разорен, играю каждый день`,
  uk: `я забагато граю, хочу кинути грати, хочу перестати, програв зарплату, програла всі гроші, програв 50000, чоловік грає, дружина грає, син грає, я винен гроші, потрібні гроші, постійно програю, поговорити з кимось, не можу спати, допоможіть мені, граю щодня`,
  tr: `çok fazla oynuyorum, çok kumar oynuyorum, bırakmak istiyorum, kumarı bırakmak istiyorum, maaşımı kaybettim, 5000 lira kaybettim, kocam kumar oynuyor, karım kumar oynuyor, oğlum kumar oynuyor, borcum var, battım, paraya ihtiyacım var, sürekli kaybediyorum, biriyle konuşmak istiyorum, uyuyamıyorum, yardım edin, her gün oynuyorum`,
  nl: `ik gok te veel, ik speel te veel, ik wil stoppen, ik wil stoppen met gokken, ik ben mijn salaris kwijt, mijn loon vergokt, ik heb 5000 euro verloren, ik heb mijn geld verloren, mijn man gokt, mijn vrouw gokt, mijn zoon gokt, mijn partner gokt, ik heb schulden, ik ben blut, ik ben geruïneerd, ik heb geld nodig, ik verlies altijd, met iemand praten, ik kan niet slapen, help mij, ik ben verslaafd, ik gok elke dag`,
  ro: `joc prea mult, vreau să mă opresc, vreau să mă las, am pierdut salariul, am pierdut 5000 lei, soțul meu joacă, soția mea joacă, fiul meu joacă, sunt dator, am datorii, sunt ruinat, am nevoie de bani, pierd mereu, vorbesc cu cineva, nu pot să dorm, ajutați-mă, joc în fiecare zi`,
  pt: `jogo demais, jogo muito dinheiro, quero parar, quero parar de jogar, perdi o meu salário, perdi todo o meu dinheiro, perdi 5000 euros, o meu marido joga, a minha mulher joga, o meu filho joga, devo dinheiro, estou arruinado, estou falido, preciso de dinheiro, perco sempre, falar com alguém, não consigo dormir, ajudem-me, não consigo parar de jogar, jogo todos os dias`,
  sv: `jag spelar för mycket, jag vill sluta, jag vill sluta spela, jag har förlorat min lön, jag har förlorat 5000 kr, min man spelar, min fru spelar, min son spelar, jag är skyldig pengar, jag är pank, jag är ruinerad, jag behöver pengar, jag förlorar alltid, prata med någon, jag kan inte sova, hjälp mig, spelmissbruk, jag spelar varje dag`,
  da: `jeg vil stoppe, jeg vil stoppe med at spille, jeg spiller for meget, ludomani, ludoman, afhængig af spil, hjælp, jeg har brug for hjælp, min mand spiller, min kone spiller, min søn spiller, jeg har mistet min løn, jeg har tabt 5000 kr, tabt alt, jeg har gæld, jeg skylder penge, jeg er ruineret, jeg mangler penge, jeg taber altid, tale med nogen, jeg kan ikke sove, rofus, stopspillet, jeg spiller hver dag`,
  no: `jeg vil stoppe, jeg vil slutte, jeg vil slutte å spille, jeg spiller for mye, spilleavhengig, spilleavhengighet, hjelp, jeg trenger hjelp, mannen min spiller, kona mi spiller, sønnen min spiller, jeg har tapt lønna, jeg har tapt 5000 kr, tapt alt, jeg har gjeld, jeg skylder penger, jeg er blakk, jeg trenger penger, jeg taper alltid, snakke med noen, jeg får ikke sove, jeg spiller hver dag`,
  fi: `peliriippuvuus, peliongelma, pelaan liikaa, haluan lopettaa, haluan lopettaa pelaamisen, apua, tarvitsen apua, mieheni pelaa, vaimoni pelaa, poikani pelaa, hävisin kaiken, hävisin 5000 euroa, menetin palkkani, olen veloissa, velkaa, olen rahaton, tarvitsen rahaa, häviän aina, puhua jollekin, en saa unta, peliesto, pelaan joka päivä`,
  is: `spilafíkn, spilafíkill, hjálp, ég þarf hjálp, ég vil hætta, ég spila of mikið, skuldir, tapaði öllu`,
  cs: `hraju příliš, hraju moc, chci přestat, chci přestat hrát, prohrál jsem výplatu, prohrál jsem 5000, můj manžel hraje, moje manželka hraje, můj syn hraje, mám dluhy, dlužím peníze, jsem na mizině, potřebuji peníze, pořád prohrávám, promluvit si s někým, nemůžu spát, pomozte mi, hraju každý den`,
  el: `βοήθεια, βοηθεια, χρειάζομαι βοήθεια, παίζω πολύ, θέλω να σταματήσω, θέλω να σταματήσω τον τζόγο, εθισμός, εθισμένος στον τζόγο, έχασα τα πάντα, έχασα τα λεφτά μου, έχασα τον μισθό μου, έχασα 5000 ευρώ, χρέη, χρωστάω, ο άντρας μου παίζει, ο γιος μου παίζει, χρειάζομαι λεφτά, χάνω συνέχεια, να μιλήσω με κάποιον, παίζω κάθε μέρα`,
  cy: `cymorth, dw i angen help, caethiwed, gamblo gormod, stopio gamblo, dyled, dyledion, colli popeth, mae fy ngŵr yn gamblo`,
  ga: `cabhair, cabhair uaim, tá cabhair uaim, andúil, andúil cearrbhachais, fiacha, chaill mé gach rud, stop a chur le cearrbhachas, tá m'fhear céile ag cearrbhachas`,
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
  it.each(pairs(help))('hears one who gambles, loses or owes, %s: %s', (lang, said) => {
    expect(findDistress(said)).toMatchObject({ langs: expect.arrayContaining([lang]) })
  })

  it('takes a word of other languages for none of English', () => {
    expect(findDistress('suicidio')?.langs).not.toContain('en')
    expect(findDistress('suicid')?.langs).toContain('en')
  })

  it.each(['and I want to die', 'и не хочу жить', 'i lost 5000'])(
    'hears what a long story ends in: %s',
    (end) => {
      const story =
        'It was a quiet year in the village and the garden did well until the winter came, then more. '
      expect(findDistress(story.repeat(3))).toBeUndefined()
      expect(findDistress(`${story.repeat(3)}${end}`)).toBeDefined()
      expect(findDistressTyped(`${story.repeat(3)}${end}`)).toBeDefined()
      expect(findDistress(`${story.repeat(30)}${end}`)).toBeUndefined()
    },
  )

  it.each([
    'minimum deposit 5',
    'brass orrery',
    'cashback',
    'wagering lost bonus',
    'lost bonus 50',
    'lost 50 free spins',
    'lost 20 spins',
    'lost 250 euro bonus',
    'lost £50 bonus',
    'lost 500 loyalty points',
    'i lost my password',
    'lost password',
    'lost card',
    'lost city slot',
    'losing bets cashback',
    'cashback on losses',
    'money back',
    'money transfer',
    'real money casino',
    'do i need money to play',
    'need for spin',
    'broken link',
    'broke the bank',
    'how does the house always win',
    'phone number support',
    'casino phone number',
    'talk to support',
    'sleepy hollow slot',
    'night sleeper',
    'casino for men who play blackjack',
    'play with my partner',
    'gioco responsabile',
    'gioco gratis',
    'giochi da casino',
    'juego responsable',
    'juego de mesa',
    'juegos gratis',
    'jogo responsável',
    'jogos de casino',
    'jeu responsable',
    'jeux de table',
    'jouer gratuitement',
    'spiele kostenlos',
    'viele spiele',
    'zu viel steuern',
    'gram w ruletkę',
    'speel gratis',
    'spela gratis',
    'spil gratis',
    'pelaa ilmaiseksi',
    'bonus sans depot',
    'bono sin deposito',
    'depot minimum 10 euros',
    'mindesteinzahlung 5 euro',
    'verloren bonus',
    'perdu mot de passe',
    'ho perso la password',
    'he perdido mi contraseña',
    'no puedo retirar más de 100',
    'casino en ligne',
    'man united odds',
    'son of zeus slot',
    'book of dead',
    'dead or alive slot',
    'die hard slot',
    'live casino roulette 2000',
    'top 10 casinos',
    'bonus 200 euro',
    'win 5000',
    'jackpot 10000',
    'max bet 5000',
    'deposit 50 get 100',
    'do casinos owe tax',
    'wild pank',
    'daily bonus every day',
    'casino dead link',
    'back to the casino',
    'how long does it take to get my money',
    'tournament every day',
    'who can play',
    'no deposit bonus every day',
    'bonus i have not used',
    'hur man spelar blackjack',
    'wie spielt man roulette',
    'hvordan spiller man poker',
    'do',
    'more casinos',
    'rtp 96',
    'help-center',
    'helpdesk number',
    'marw',
    'dead man’s hand',
  ])('takes the question %j for one', (question) => {
    expect(findDistress(question)).toBeUndefined()
    expect(findDistressTyped(question)).toBeUndefined()
  })
})
